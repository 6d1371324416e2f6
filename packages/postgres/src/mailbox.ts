import { policy } from '@gosds/usecases/policy';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';

const attachmentsSchema = z.array(z.object({ fileName: z.string(), mediaType: z.string(), content: z.base64() }));

type Attachment = { readonly fileName: string; readonly mediaType: string; readonly content: Uint8Array };

type NewMail = {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
};

/** The mailbox of `packages/messages` as a table. */
export function postgresMailbox(db: Kysely<Database>) {
  const entries = db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'received_at as receivedAt', 'html', 'text'])
    .select(sql<string[]>`array(select jsonb_array_elements(attachments) ->> 'fileName')`.as('attachmentNames'));
  return {
    async add({ messageId, recipient, subject, html, text, attachments }: NewMail): Promise<void> {
      const kept = attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content).toString('base64'),
      }));
      await db
        .insertInto('mailbox')
        .values({ message_id: messageId, recipient, subject, html, text, attachments: JSON.stringify(kept) })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
      await sql`delete from mailbox where id <= (select max(id) from mailbox) - ${policy.retention.mailboxMails}`.execute(
        db,
      );
    },
    list: (limit: number) => entries.orderBy('id', 'desc').limit(limit).execute(),
    find: (id: number) => entries.where('id', '=', id).executeTakeFirst(),
    async findAttachment(id: number, index: number): Promise<Attachment | undefined> {
      const row = await db.selectFrom('mailbox').select('attachments').where('id', '=', id).executeTakeFirst();
      const attachment = attachmentsSchema.parse(row?.attachments ?? [])[index];
      return attachment && { ...attachment, content: Buffer.from(attachment.content, 'base64') };
    },
  };
}
