// SPDX-License-Identifier: MIT
#include "tests/support/server/selfsigned.h"

#include <QSslCertificate>
#include <QSslKey>

#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace subtext::test {
namespace {

template <typename Write> QByteArray pemOf(const Write& write)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> memory(BIO_new(BIO_s_mem()), BIO_free);
    write(memory.get());
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &bytes);
    return QByteArray(bytes, size);
}

} // namespace

QSslConfiguration selfSignedConfiguration()
{
    constexpr long Hour = 3'600;
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(EVP_EC_gen("P-256"),
                                                                  EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(&X509_free)> certificate(X509_new(), X509_free);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -Hour);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), Hour);
    X509_set_pubkey(certificate.get(), key.get());
    X509_NAME* name = X509_get_subject_name(certificate.get());
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("127.0.0.1"), -1, -1, 0);
    X509_set_issuer_name(certificate.get(), name);
    if (X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0)
        qFatal("no certificate could be made");
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(
        QSslCertificate(pemOf([&](BIO* to) { PEM_write_bio_X509(to, certificate.get()); })));
    configuration.setPrivateKey(QSslKey(pemOf([&](BIO* to) {
                                            PEM_write_bio_PrivateKey(to, key.get(), nullptr,
                                                                     nullptr, 0, nullptr, nullptr);
                                        }),
                                        QSsl::Ec));
    return configuration;
}

} // namespace subtext::test
