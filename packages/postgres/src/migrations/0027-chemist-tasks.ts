import type { Migration } from '../migrate.ts';

export const chemistTasks: Migration = {
  name: '0027-chemist-tasks',
  sql: `
    -- The work on one line of an order: a sheet that a chemist authors. It is there from the order on and queued by the payment.
    create table chemist_task (
      id uuid primary key default gen_random_uuid(),
      line_id uuid not null unique references order_line on delete cascade,
      state text not null default 'ordered' check (state in ('ordered', 'queued', 'taken', 'question', 'signed')),
      -- Counted up with each change, so that nobody writes over what somebody else wrote.
      version integer not null default 1 check (version > 0),
      -- What the buyer entered, as it was saved.
      draft jsonb not null,
      draft_version integer not null,
      material_number integer not null,
      queued_at timestamptz,
      due_at timestamptz,
      taken_by uuid references app_user,
      -- What the chemist writes otherwise than the proposal, each with its reason.
      edits jsonb not null default '[]',
      signed_at timestamptz,
      signed_name text check (signed_name <> ''),
      -- The published sheet.
      document_id uuid unique references document,
      check ((state = 'ordered') = (queued_at is null)),
      check ((queued_at is null) = (due_at is null)),
      check (state <> 'taken' or taken_by is not null),
      check ((state = 'signed') = (document_id is not null)),
      check (num_nulls(signed_at, signed_name, document_id) in (0, 3))
    );
    create index chemist_task_waiting on chemist_task (due_at) where state in ('queued', 'taken', 'question');

    -- What was done with a task, by whom and when.
    create table chemist_event (
      id bigint primary key generated always as identity,
      task_id uuid not null references chemist_task on delete cascade,
      at timestamptz not null,
      user_id uuid references app_user,
      kind text not null check (kind <> ''),
      detail jsonb not null default '{}'
    );
    create index chemist_event_of_task on chemist_event (task_id, id);

    -- A sheet that is signed stays what it is.
    create function keep_signed_task() returns trigger language plpgsql as $$
    begin
      raise exception 'a signed sheet cannot change';
    end $$;
    create trigger keep_signed_task before update on chemist_task
      for each row when (old.state = 'signed') execute function keep_signed_task();
  `,
};
