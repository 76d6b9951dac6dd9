; The installer for Windows 10 and 11: for the user who runs it, without an administrator's rights.
; Silent: /S, and /D=FOLDER as the last argument. Exit status 0 if all is there; 2 if it could not be put there.
;
; makensis -DVERSION=... -DSTAGED=folder with the programs -DLISTS=folder with install.nsh and remove.nsh, -DOUT=....exe

Target amd64-unicode
Unicode true
ManifestSupportedOS Win10
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include x64.nsh

!define UNINSTALLED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Demeter"
!define CLASSES "Software\Classes"

Name "Demeter"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Demeter"
InstallDirRegKey HKCU "${UNINSTALLED}" "InstallLocation"
BrandingText "Demeter ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Demeter"
VIAddVersionKey "FileDescription" "Demeter, set-up"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "the Demeter developers"
VIAddVersionKey "LegalCopyright" "the Demeter developers"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\demeter.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Italian"

LangString GAME_FILE ${LANG_ENGLISH} "Demeter game"
LangString GAME_FILE ${LANG_SPANISH} "Partida de Demeter"
LangString GAME_FILE ${LANG_POLISH} "Gra Demeter"
LangString GAME_FILE ${LANG_RUSSIAN} "Партия Demeter"
LangString GAME_FILE ${LANG_ITALIAN} "Partita di Demeter"
LangString IS_OPEN ${LANG_ENGLISH} "Demeter is open. Close it and try again."
LangString IS_OPEN ${LANG_SPANISH} "Demeter está abierto. Ciérralo e inténtalo de nuevo."
LangString IS_OPEN ${LANG_POLISH} "Demeter jest otwarty. Zamknij go i spróbuj ponownie."
LangString IS_OPEN ${LANG_RUSSIAN} "Demeter открыт. Закройте его и попробуйте снова."
LangString IS_OPEN ${LANG_ITALIAN} "Demeter è aperto. Chiudilo e riprova."
LangString NEEDS_64 ${LANG_ENGLISH} "Demeter needs Windows 10 or 11 with 64 bits."
LangString NEEDS_64 ${LANG_SPANISH} "Demeter necesita Windows 10 u 11 de 64 bits."
LangString NEEDS_64 ${LANG_POLISH} "Demeter wymaga 64-bitowego systemu Windows 10 lub 11."
LangString NEEDS_64 ${LANG_RUSSIAN} "Demeter работает в 64-разрядной Windows 10 или 11."
LangString NEEDS_64 ${LANG_ITALIAN} "Demeter richiede Windows 10 o 11 a 64 bit."

; A program that runs cannot be written: better said before anything has been changed.
!macro EndIfOpen
  ${If} ${FileExists} "$INSTDIR\demeter.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\demeter.exe" a
    ${If} ${Errors}
      MessageBox MB_ICONSTOP "$(IS_OPEN)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(NEEDS_64)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro EndIfOpen
  ClearErrors
  !include "${LISTS}/install.nsh"
  SetOutPath $INSTDIR
  ${If} ${Errors}
    SetErrorLevel 2
    Abort
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Demeter.lnk" "$INSTDIR\demeter.exe"

  WriteRegStr HKCU "${CLASSES}\.demeter" "" "Demeter.Game"
  WriteRegStr HKCU "${CLASSES}\Demeter.Game" "" "$(GAME_FILE)"
  WriteRegStr HKCU "${CLASSES}\Demeter.Game\DefaultIcon" "" "$INSTDIR\demeter.exe,0"
  WriteRegStr HKCU "${CLASSES}\Demeter.Game\shell\open\command" "" '"$INSTDIR\demeter.exe" "%1"'
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"

  WriteRegStr HKCU "${UNINSTALLED}" "DisplayName" "Demeter"
  WriteRegStr HKCU "${UNINSTALLED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALLED}" "DisplayIcon" "$INSTDIR\demeter.exe,0"
  WriteRegStr HKCU "${UNINSTALLED}" "Publisher" "the Demeter developers"
  WriteRegStr HKCU "${UNINSTALLED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALLED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALLED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALLED}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALLED}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALLED}" "EstimatedSize" "$0"
SectionEnd

; Everything but the games and the key that they are sealed with, without which nobody could go on with one or prove it. Only what was put
; there is removed: the folder may hold something else.
Section Uninstall
  !insertmacro EndIfOpen
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Demeter.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.demeter" ""
  ${If} $0 == "Demeter.Game"
    DeleteRegKey HKCU "${CLASSES}\.demeter"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\Demeter.Game"
  DeleteRegKey HKCU "${UNINSTALLED}"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
  Delete "$APPDATA\demeter\demeter.ini"
  Delete "$APPDATA\demeter\phones.ini"
  RMDir "$APPDATA\demeter\games"
  RMDir "$APPDATA\demeter"
SectionEnd
