import type { Migration } from '../migrate.ts';

export const chemistQuestions: Migration = {
  name: '0044-chemist-questions',
  sql: `
    -- What a chemist asks the buyer of a sheet, and what the buyer answers.
    create table chemist_question (
      id uuid primary key default gen_random_uuid(),
      task_id uuid not null references chemist_task on delete cascade,
      text text not null check (text <> ''),
      asked_at timestamptz not null,
      asked_by uuid references app_user on delete set null,
      answer text check (answer <> ''),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    );
    create index chemist_question_of_task on chemist_question (task_id, asked_at);
    create unique index chemist_question_open on chemist_question (task_id) where answer is null;
  `,
};
