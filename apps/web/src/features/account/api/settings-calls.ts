import { changeOwnPassword } from '@gosds/contract/accounts/change-password';
import { type LanguageChoices, saveLanguageChoices } from '@gosds/contract/accounts/language-choices';
import { getMailChoices, type MailChoices, saveMailChoices } from '@gosds/contract/accounts/mail-choices';
import { closeOtherSessions, closeOwnSession, listSessions } from '@gosds/contract/accounts/own-sessions';
import { askExport, deleteAccount, deletionFacts, exportFile, getExport } from '@gosds/contract/accounts/own-data';
import { saveUserName } from '@gosds/contract/accounts/user-name';
import { invoke } from '../../../api/invoke.ts';

export const saveName = (userName: string) => invoke(saveUserName, { body: { userName } });

export type PasswordChange = { readonly currentPassword: string; readonly password: string };

export const changePassword = (body: PasswordChange) => invoke(changeOwnPassword, { body });

export const loadSessions = async () => (await invoke(listSessions)).sessions;

export const endSession = (id: string) => invoke(closeOwnSession, { params: { id } });

export const endOtherSessions = () => invoke(closeOtherSessions);

export const loadMailChoices = () => invoke(getMailChoices);

export const keepMailChoices = (body: MailChoices) => invoke(saveMailChoices, { body });

export const keepLanguages = (body: Partial<LanguageChoices>) => invoke(saveLanguageChoices, { body });

export const loadExport = async () => (await invoke(getExport)).export;

export const startExport = async () => (await invoke(askExport)).export;

/** Address of the file with the user's own data. */
export const exportUrl = exportFile.path;

export const loadDeletionFacts = () => invoke(deletionFacts);

export const endAccount = (password: string) => invoke(deleteAccount, { body: { password } });
