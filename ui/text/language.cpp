// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QTranslator>

#include <algorithm>

namespace subtext {
namespace {

thread_local int inEnglish = 0;

/// Says nothing while InEnglish lives, so that the English texts are found behind it.
class Spoken : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override
    {
        return InEnglish::isOn() ? QString()
                                 : QTranslator::translate(context, source, disambiguation, n);
    }
};

/// Of the objects: english.qm is a translator as well, and stays.
QString spokenName()
{
    return QStringLiteral("spokenLanguage");
}

QString& spokenCode()
{
    static QString code = QStringLiteral("en");
    return code;
}

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
    };
    return all;
}

const Language* findLanguage(const QString& code)
{
    const auto& all = languages();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Language& language) { return language.code == code; });
    return found == all.end() ? nullptr : &*found;
}

QString systemLanguage()
{
    // "de-AT" and "de" are German, "zh-Hans-CN" and "zh-CN" are simplified Chinese; what is asked
    // for first decides.
    for (QString asked : QLocale::system().uiLanguages()) {
        asked.replace(u'-', u'_');
        for (const Language& language : languages()) {
            const QString& code = language.code;
            if (asked == code || asked.startsWith(code + u'_'))
                return code;
        }
        if (asked.startsWith(QLatin1String("zh_Hans")))
            return QStringLiteral("zh_CN");
    }
    return languages().front().code;
}

void setLanguage(QCoreApplication& application, const QString& code)
{
    const QString english = languages().front().code;
    const QString known = findLanguage(code) ? code : english;
    qDeleteAll(application.findChildren<QTranslator*>(spokenName(), Qt::FindDirectChildrenOnly));
    spokenCode() = known;
    QLocale::setDefault(QLocale(known)); // of fields for numbers
    if (known == english)
        return;
    // Those of Qt first: ours are asked before them.
    for (const QString& part : {QStringLiteral("qtbase"), QStringLiteral("subtext")}) {
        auto* spoken = new Spoken(&application);
        spoken->setObjectName(spokenName());
        [[maybe_unused]] const bool isThere =
            spoken->load(QStringLiteral(":/subtext/i18n/%1_%2.qm").arg(part, known));
        Q_ASSERT(isThere);
        QCoreApplication::installTranslator(spoken);
    }
}

QString language()
{
    return spokenCode();
}

QLocale shownLocale()
{
    return QLocale(InEnglish::isOn() ? QStringLiteral("en") : language());
}

InEnglish::InEnglish()
{
    ++inEnglish;
}

InEnglish::~InEnglish()
{
    --inEnglish;
}

bool InEnglish::isOn()
{
    return inEnglish > 0;
}

} // namespace subtext
