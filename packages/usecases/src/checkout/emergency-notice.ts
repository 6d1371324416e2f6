import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { StoredDocument } from '../documents/document-store.ts';
import type { EmergencyNotice } from '../mailer.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly emergencyResponse: EmergencyResponse | undefined };

/** The text about the emergency number in a mail with a sheet; null if the sheet names no number. */
export async function emergencyNoticeOf(
  { work, emergencyResponse }: Deps,
  { userId, materialNumber, emergencyNumber }: StoredDocument,
): Promise<EmergencyNotice | null> {
  if (emergencyNumber === null) return null;
  const services = await work.stores.erServices.list(userId);
  const ends = services.filter(({ cwNumber }) => cwNumber === `CW${materialNumber}`).map(({ endDate }) => endDate);
  return {
    number: emergencyNumber,
    languages: emergencyResponse?.number === emergencyNumber ? emergencyResponse.languages : [],
    paidUntil: ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}
