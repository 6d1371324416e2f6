/** Orders, sheets and tasks of user `$1`. */
const orders = `select id from sale_order where user_id = $1`;
const ownLines = `select line.id from order_line line where line.order_id in (${orders}) and not exists (
  select from draft where draft.id = line.draft_id and draft.team_id is not null
  and draft.team_id is distinct from (select team_id from team_member where team_member.user_id = $1))`;
/** Sheets made for a team belong to the team; a member who leaves loses them. */
export const ownDocuments = `user_id = $1 and not exists (select from draft where draft.id = draft_id and draft.team_id is not null
  and draft.team_id is distinct from (select team_id from team_member where team_member.user_id = $1))`;
const documents = `select id from document where ${ownDocuments}`;
const keys = `select id from api_key where user_id = $1`;
const endpoints = `select id from webhook_endpoint where user_id = $1`;
const deliveries = `select id from webhook_delivery where endpoint_id in (${endpoints})`;
const tasks = `select id from chemist_task where line_id in (${ownLines})`;

/** Condition for the rows of user `$1` in each table. A test checks that every table is here or in `ofNobody`. */
export const ownRows: Readonly<Record<string, string>> = {
  app_user: 'id = $1',
  session: 'user_id = $1',
  one_time_token: 'user_id = $1',
  company_profile: 'user_id = $1',
  team: 'id in (select team_id from team_member where user_id = $1)',
  team_member: 'user_id = $1',
  team_invitation: 'invited_by = $1',
  feedback: 'user_id = $1',
  account_export: 'user_id = $1',
  draft: 'user_id = $1',
  group_standard: 'user_id = $1',
  logo: 'user_id = $1',
  document: ownDocuments,
  public_page: `document_id in (${documents})`,
  temporary_pdf: 'user_id = $1',
  sale_order: 'user_id = $1',
  order_line: `order_id in (${orders})`,
  order_refund: `order_id in (${orders})`,
  payment_difference: `order_id in (${orders})`,
  money_document: `order_id in (${orders})`,
  galleria_report: `order_id in (${orders}) and (team_id is null or team_id = (select team_id from team_member where user_id = $1))`,
  promo_code: 'owner_id = $1',
  promo_use: 'user_id = $1',
  er_service: 'user_id = $1',
  er_renewal: `order_id in (${orders})`,
  chemist_task: `line_id in (${ownLines})`,
  chemist_question: `task_id in (${tasks})`,
  chemist_event: `task_id in (${tasks})`,
  watch_finding: 'user_id = $1',
  api_key: 'user_id = $1',
  api_key_use: `key_id in (${keys})`,
  api_key_act: 'user_id = $1',
  order_key: 'user_id = $1',
  webhook_endpoint: 'user_id = $1',
  webhook_delivery: `endpoint_id in (${endpoints})`,
  webhook_try: `delivery_id in (${deliveries})`,
  error_log: 'user_id = $1',
  staff_act: 'user_id = $1',
  analytics_event: 'client_id = (select analytics_id::text from app_user where id = $1)',
};

/** Tables without rows of a single user: keys, counters, anonymous hashes and the service's own work. */
export const ofNobody = [
  ...[
    'migration',
    'service_key',
    'sealed_key',
    'used_link',
    'promo_offer',
    'phone_code',
    'promo_phone',
    'blocked_email',
    'login_failure',
    'rate_limit',
  ],
  ...[
    'money_series',
    'price_list',
    'payment_comparison',
    'payment_event',
    'unused_blob',
    'place_of_documents',
    'job',
    'job_worker',
    'mailbox',
    'chemical_load',
    'chemical_progress',
    'chemical_number',
    'chemical_package',
    'chemical_package_part',
  ],
  ...['list_edition', 'list_edition_entry', 'watch_cause'],
] as const;

/** Secrets that could help to open an account or page. Exports leave them out. */
export const secretColumns = [
  'password_hash',
  'token_hash',
  'csrf_hash',
  'card_token',
  'key_hash',
  'earlier_hash',
] as const;
