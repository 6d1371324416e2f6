import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined>;

export type AccountTables = {
  service_key: { name: string; value: string };
  sealed_key: { name: string; key_id: string; sealed: string };
  used_link: { nonce_hash: string; expires_at: Date };
  phone_code: { nonce_hash: string; code_hash: string; wrong_tries: Defaulted<number>; expires_at: Date };
  promo_phone: { phone_hash: string; type: 'GoSDS' | 'GoGAL'; given_at: Date };
  promo_offer: { email_hash: string; type: 'GoSDS' | 'GoGAL'; given_at: Date };
  app_user: {
    id: Generated<string>;
    email: string;
    /** `emailKey(email)`. */
    email_key: string;
    password_hash: string;
    name: string;
    company: Defaulted<string>;
    module: Defaulted<'GoSDS' | 'GoGAL'>;
    analytics_id: Generated<string>;
    is_verified: Defaulted<boolean>;
    is_emergency_allowed: Defaulted<boolean>;
    is_discount_allowed: Defaulted<boolean>;
    is_admin_allowed: Defaulted<boolean>;
    is_chemist_allowed: Defaulted<boolean>;
    is_internal: Defaulted<boolean>;
    sds_discount_percent: Defaulted<number>;
    /** ISO date. */
    sds_discount_up_to: Defaulted<string | null>;
    interface_language: Defaulted<string | null>;
    screen_language: Defaulted<string | null>;
    mail_language: Defaulted<string | null>;
    report_discount_percent: Defaulted<number>;
    /** ISO date. */
    report_discount_up_to: Defaulted<string | null>;
    deleted_at: Defaulted<Date | null>;
    mails_new_device: Defaulted<boolean>;
    mails_watch: Defaulted<boolean>;
    created_at: Generated<Date>;
  };
  blocked_email: { email_key: string };
  session: {
    id: Generated<string>;
    browser: Defaulted<string | null>;
    system: Defaulted<string | null>;
    address: Defaulted<string | null>;
    token_hash: string;
    csrf_hash: string;
    user_id: string;
    is_remembered: boolean;
    opened_at: Date;
    seen_at: Date;
    expires_at: Date;
    closed_at: Defaulted<Date | null>;
  };
  one_time_token: {
    token_hash: string;
    user_id: string;
    purpose: string;
    expires_at: Date;
    used_at: Defaulted<Date | null>;
  };
  /** `forgotten_at`: when the last failure is forgotten. */
  company_profile: { user_id: string; profile: ColumnType<unknown, string, string> };
  account_export: {
    id: Generated<string>;
    user_id: string;
    asked_at: Date;
    hash: Defaulted<string | null>;
    bytes: Defaulted<number | null>;
    expires_at: Defaulted<Date | null>;
  };
  feedback: {
    user_id: string;
    rating_1: number;
    rating_2: number;
    rating_3: number;
    comment: string;
    given_at: Date;
  };
  team: {
    id: Generated<string>;
    name: string;
    profile: ColumnType<unknown, string | null, string | null>;
    created_at: Date;
  };
  team_member: { user_id: string; team_id: string; role: string; joined_at: Date };
  team_invitation: {
    id: Generated<string>;
    team_id: string;
    email: string;
    email_key: string;
    role: string;
    invited_by: string;
    token_hash: Defaulted<string | null>;
    made_at: Date;
    expires_at: Date;
    ended_at: Defaulted<Date | null>;
  };
  login_failure: { email_hash: string; forgotten_at: Date; locked_until: Date | null };
};
