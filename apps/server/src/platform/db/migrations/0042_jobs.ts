import type { Kysely } from 'kysely';
import { runScript } from '../script.ts';

/**
 * Work that goes on after its call was answered, and what became of each of its rows. The queue that delivers it has a
 * schema of its own; these tables say what is true.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
    create sequence job_changes;
    create table jobs (
      brand_id text not null,
      job_id text not null,
      kind text not null,
      title text not null,
      input jsonb not null,
      state text not null,
      total integer,
      done integer not null default 0,
      failed integer not null default 0,
      left_out integer not null default 0,
      message text not null default '',
      result jsonb,
      user_id text not null,
      user_name text not null,
      cancel_requested boolean not null default false,
      attempts integer not null default 0,
      run_id text,
      alive_at timestamptz not null default now(),
      change_no bigint not null default nextval('job_changes'),
      created_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      constraint jobs_pkey primary key (brand_id, job_id)
    );
    create index jobs_by_created on jobs (brand_id, created_at desc, job_id desc);
    create index jobs_by_change on jobs (brand_id, change_no);
    create index jobs_open on jobs (alive_at) where state in ('queued', 'running');
    create table job_rows (
      brand_id text not null,
      job_id text not null,
      row_key text not null,
      position integer not null,
      state text not null,
      message text not null default '',
      fields jsonb,
      input jsonb,
      outcome jsonb,
      at timestamptz not null,
      constraint job_rows_pkey primary key (brand_id, job_id, row_key),
      constraint job_rows_job_fkey foreign key (brand_id, job_id) references jobs (brand_id, job_id) on delete cascade
    );
    create index job_rows_in_order on job_rows (brand_id, job_id, state, position)`,
  );
}
