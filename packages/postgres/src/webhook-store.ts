import { webhookEvents, webhookFaults } from '@gosds/contract/developers/webhooks';
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookStore,
  WebhookTry,
} from '@gosds/usecases/developers/webhook-store';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { ServiceKeys } from './sealing/service-keys.ts';
import type { DeveloperTables } from './tables/developer-tables.ts';

type Db = Kysely<Database>;
type EndpointRow = Selectable<DeveloperTables['webhook_endpoint']>;
type DeliveryRow = Selectable<DeveloperTables['webhook_delivery']>;
type TryRow = Selectable<DeveloperTables['webhook_try']>;
type Own = { readonly id: string; readonly userId: string };

/** Drops events that this edition of the service does not know. */
const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  userId: row.user_id,
  url: row.url,
  events: webhookEvents.filter((event) => row.events.includes(event)),
  madeAt: row.made_at,
  isOn: row.is_on,
  isFailing: row.is_failing,
  generation: row.generation,
  earlierUntil: row.earlier_until,
});

const toDelivery = ({ id, endpoint_id: endpointId, event, body, at, state }: DeliveryRow): WebhookDelivery => ({
  ...{ id, endpointId, event, body, at, state },
});

const toTry = ({ at, status, fault }: TryRow): WebhookTry =>
  status === null
    ? { at, status, fault: webhookFaults.find((known) => known === fault) ?? 'unreachable' }
    : { at, status, fault: null };

const changing = (db: Db, { id, userId }: Own) =>
  db.updateTable('webhook_endpoint').where('id', '=', id).where('user_id', '=', userId);

const endpoints = (db: Db): Pick<WebhookStore, 'add' | 'listOf' | 'find' | 'change' | 'rotate' | 'remove'> => ({
  async add({ userId, url, events }, now) {
    const row = await db
      .insertInto('webhook_endpoint')
      .values({ user_id: userId, url, events, made_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toEndpoint(row);
  },
  async listOf(userId) {
    const rows = await db
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('made_at')
      .orderBy('id')
      .execute();
    return rows.map(toEndpoint);
  },
  async find({ id, userId }) {
    const row = await db
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && toEndpoint(row);
  },
  async change(own, { events, isOn }) {
    await changing(db, own).set({ events, is_on: isOn, is_failing: false, failures: 0 }).execute();
  },
  async rotate(own, earlierUntil) {
    await changing(db, own)
      .set((row) => ({ generation: row('generation', '+', 1), earlier_until: earlierUntil }))
      .execute();
  },
  async remove({ id, userId }) {
    await db.deleteFrom('webhook_endpoint').where('id', '=', id).where('user_id', '=', userId).execute();
  },
});

const failures = (db: Db): Pick<WebhookStore, 'noteReached' | 'noteFailure'> => ({
  async noteReached(endpointId) {
    await db.updateTable('webhook_endpoint').set({ failures: 0 }).where('id', '=', endpointId).execute();
  },
  async noteFailure(endpointId, limit) {
    // Several events may fail at once: each counts, and one of them switches the endpoint off.
    const { rows } = await sql<{ isOff: boolean }>`
      with before as (select id, is_on, failures + 1 as failures from webhook_endpoint where id = ${endpointId} for update)
      update webhook_endpoint kept set failures = before.failures,
        is_on = kept.is_on and before.failures < ${limit},
        is_failing = kept.is_failing or (before.is_on and before.failures >= ${limit})
      from before where kept.id = before.id
      returning before.is_on and before.failures >= ${limit} as "isOff"`.execute(db);
    return rows[0]?.isOff ?? false;
  },
});

async function deliveriesOf(db: Db, userId: string, limit: number) {
  const rows = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'webhook_delivery.endpoint_id')
    .selectAll('webhook_delivery')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('webhook_delivery.id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const tries =
    ids.length === 0
      ? []
      : await db
          .selectFrom('webhook_try')
          .selectAll()
          .where('delivery_id', 'in', ids)
          .orderBy('number', 'desc')
          .execute();
  return rows.map((row) => ({
    ...toDelivery(row),
    tries: tries.filter(({ delivery_id: id }) => id === row.id).map(toTry),
  }));
}

export const postgresWebhookStore = (db: Db, keys: ServiceKeys): WebhookStore => ({
  key: () => keys('webhooks'),
  ...endpoints(db),
  ...failures(db),
  async addDelivery({ endpointId, event, body }, now) {
    const row = await db
      .insertInto('webhook_delivery')
      .values({ endpoint_id: endpointId, event, body, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },
  async findDelivery(id) {
    const row = await db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const endpoint = await db
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('id', '=', row.endpoint_id)
      .executeTakeFirst();
    return endpoint && { delivery: toDelivery(row), endpoint: toEndpoint(endpoint) };
  },
  async setState(id, state) {
    await db.updateTable('webhook_delivery').set({ state }).where('id', '=', id).execute();
  },
  async addTry(deliveryId, number, { at, status, fault }) {
    const row = await db
      .insertInto('webhook_try')
      .values({ delivery_id: deliveryId, number, at, status, fault })
      .onConflict((conflict) => conflict.columns(['delivery_id', 'number']).doNothing())
      .returning('number')
      .executeTakeFirst();
    return row !== undefined;
  },
  async countTries(deliveryId) {
    const { rows } = await sql<{ count: number }>`
      select coalesce(max(number), 0)::int as count from webhook_try where delivery_id = ${deliveryId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  deliveriesOf: (userId, limit) => deliveriesOf(db, userId, limit),
});
