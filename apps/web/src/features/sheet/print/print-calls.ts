import { downloadForm } from '@gosds/contract/documents/paid-document';
import { downloadLabel, showLabel } from '@gosds/contract/documents/package-label';
import { sendEmail } from '@gosds/contract/documents/send-email';
import { invoke, pathOf } from '../../../api/invoke.ts';

/** Address of the paid sheet as data; the file is named after the product. */
export const formUrl = (orderId: string, form: 'xml' | 'json' | 'html' | 'text'): string =>
  pathOf(downloadForm.path, { orderId, form });

export const mailSheet = (orderId: string, addresses: readonly string[]) =>
  invoke(sendEmail, { body: { orderId, To: addresses.join(',') } });

/** The label for the settings in `search`, a query of `labelRequestSchema`. */
export const loadLabel = (orderId: string, search: string, signal: AbortSignal) =>
  invoke(showLabel, { params: { orderId }, search, signal });

export const labelUrl = (orderId: string, search: string): string =>
  `${pathOf(downloadLabel.path, { orderId })}?${search}`;
