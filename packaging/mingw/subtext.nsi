; SPDX-License-Identifier: MIT
; The installer for Windows, for one user and without an administrator's rights.
; Given: VERSION, DIST (the folder of what is installed), FILES (a script that deletes what stands in
; it, file by file, since the folder that somebody chooses may hold other things), OUT (the file to
; make).
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Subtext"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Subtext"
; Where an older version is.
InstallDirRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Subtext" InstallLocation
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Subtext"
VIAddVersionKey FileDescription "Installs Subtext"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Subtext authors"

!include FileFunc.nsh
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Subtext"
!define KIND "Subtext.Study"

LicenseData "${DIST}\licences\GPL-3.0-or-later.txt"
LicenseForceSelection off
Page license
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  ; Nothing of an older version stays, wherever it is; another program's uninstaller is never run.
  ReadRegStr $0 HKCU "${LISTED}" InstallLocation
  StrCmp $0 "" +3
  IfFileExists "$0\uninstall.exe" 0 +2
  ExecWait '"$0\uninstall.exe" /S _?=$0'
  SetOutPath "$INSTDIR"
  File /r "${DIST}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Subtext.lnk" "$INSTDIR\subtext.exe"

  WriteRegStr HKCU "Software\Classes\.subtext" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Subtext study"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\subtext.exe,1"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\subtext.exe" "%1"'
  !insertmacro TellExplorer

  WriteRegStr HKCU "${LISTED}" DisplayName "Subtext"
  WriteRegStr HKCU "${LISTED}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${LISTED}" Publisher "The Subtext authors"
  WriteRegStr HKCU "${LISTED}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" NoModify 1
  WriteRegDWORD HKCU "${LISTED}" NoRepair 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${LISTED}" EstimatedSize $0
SectionEnd

; Studies, settings and keys are the user's and stay.
Section Uninstall
  Delete "$INSTDIR\uninstall.exe"
  !include "${FILES}"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Subtext.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.subtext" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.subtext"
  DeleteRegKey HKCU "${LISTED}"
  !insertmacro TellExplorer
SectionEnd
