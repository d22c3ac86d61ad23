create table migrations ("number" integer primary key, "applied_at" timestamptz not null, "program" text);
create table people (id text primary key, created_at timestamptz not null, name text not null, email text, email_key text unique, role text not null check (role in ('owner', 'member')), removed_at timestamptz);
create table passkeys (id text primary key, person_id text not null references people (id) on delete cascade, name text not null, public_key bytea not null, counter bigint not null check (counter >= 0), transports jsonb check (jsonb_typeof(transports) = 'array') not null, device_type text not null, backed_up integer not null check (backed_up in (0, 1)), created_at timestamptz not null, last_used_at timestamptz);
create table desk_links (hash text primary key, person_id text not null references people (id) on delete cascade, purpose text not null check (purpose in ('open', 'join')), created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);
create table challenges (challenge text primary key, purpose text not null check (purpose in ('sign-in', 'join', 'add')), expires_at timestamptz not null);
create table sessions (hash text primary key, person_id text not null references people (id) on delete cascade, via text not null check (via in ('link', 'passkey')), passkey_id text references passkeys (id) on delete cascade, browser text not null, created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null);
create table leads (id text primary key, created_at timestamptz not null, email text not null, email_key text not null, page text, utm jsonb check (jsonb_typeof(utm) = 'object') not null, suspect jsonb check (jsonb_typeof(suspect) = 'array') not null, spam_score integer not null check (spam_score >= 0), number text, form text not null check (form in ('quick', 'contact', 'telephone', 'walk-in', 'whatsapp', 'referral', 'fair', 'other')), name text not null, phone text not null, company_name text, plan text, company_plan jsonb check (jsonb_typeof(company_plan) = 'object'), estimate jsonb check (jsonb_typeof(estimate) = 'object'), message text, best_time text, language text, city text, filing jsonb check (jsonb_typeof(filing) = 'object'), status text not null check (status in ('new', 'contacted', 'quoted', 'engaged', 'closed')), closed_reason text check ((status = 'closed') = (closed_reason is not null)), owner_id text references people (id), promised_at timestamptz, due_at timestamptz, first_call_at timestamptz, contacted_at timestamptz, quoted_at timestamptz, engaged_at timestamptz, reminded_at timestamptz, follow_up_on text check (follow_up_on ~ '^\d{4}-\d\d-\d\d$'), version integer not null check (version >= 1), structure text, state text, campaign text, phone_key text not null, joined_as text, wrong_phone_key text);
create table applications (id text primary key, created_at timestamptz not null, email text not null, email_key text not null, page text, utm jsonb check (jsonb_typeof(utm) = 'object') not null, suspect jsonb check (jsonb_typeof(suspect) = 'array') not null, spam_score integer not null check (spam_score >= 0), position text not null, name text not null, phone text not null, experience text not null, cover_letter text not null, resume_name text not null, resume_type text not null, resume_size integer not null check (resume_size >= 0), status text not null check (status in ('new', 'shortlisted', 'interview', 'hired', 'declined')), version integer not null check (version >= 1));
create table resumes (application_id text primary key references applications (id) on delete cascade, bytes bytea not null);
create table subscribers (id text primary key, created_at timestamptz not null, email text not null, email_key text not null, page text, utm jsonb check (jsonb_typeof(utm) = 'object') not null, suspect jsonb check (jsonb_typeof(suspect) = 'array') not null, spam_score integer not null check (spam_score >= 0), status text not null check (status in ('pending', 'confirmed', 'unsubscribed')), requested_at timestamptz not null, confirm_mails integer not null check (confirm_mails >= 0), confirm_queued_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz);
create table newsletter_tokens (hash text primary key, subscriber_id text not null references subscribers (id) on delete cascade, purpose text not null check (purpose in ('confirm', 'unsubscribe')), created_at timestamptz not null, expires_at timestamptz not null);
create table suppressions (hash text primary key, created_at timestamptz not null);
create table erasures (hash text primary key, erased_at timestamptz not null);
create table notices (id text primary key, kind text not null check (kind in ('summary', 'alert')), occasion text not null, created_at timestamptz not null, data jsonb check (jsonb_typeof(data) = 'object') not null, unique (kind, occasion));
create table deliveries (id text primary key, channel text not null check (channel in ('mail', 'webhook')), purpose text not null, submission_id text not null, state text not null check (state in ('waiting', 'sending', 'done', 'dead')), attempts integer not null check (attempts >= 0), created_at timestamptz not null, due_at timestamptz not null, lease_owner text, done_at timestamptz, last_error text, event_id text);
create table audit (id text primary key, created_at timestamptz not null, who text not null, command text not null, outcome text not null);
create table idempotency_keys (form_kind text not null, key text not null, body_digest text, submission_id text not null, created_at timestamptz not null, primary key (form_kind, key));
create table enquiry_search (id text primary key references leads (id) on delete cascade, words text not null, notes text not null);
create table events (id text primary key, enquiry_id text references leads (id) on delete cascade, application_id text references applications (id) on delete cascade, at timestamptz not null, person_id text references people (id), by_name text not null, type text not null, data jsonb check (jsonb_typeof(data) = 'object') not null, key text unique, check ((enquiry_id is null) <> (application_id is null)));
create table quotations (id text primary key, enquiry_id text not null references leads (id) on delete cascade, created_at timestamptz not null, state text not null check (state in ('draft', 'sent', 'replaced', 'withdrawn')), revision integer not null check (revision >= 1), rupees bigint check (rupees >= 0), draft jsonb check (jsonb_typeof(draft) = 'object') not null, replaces_id text references quotations (id) on delete set null, year text, count integer check (count > 0), version integer check (version > 0), content jsonb check (jsonb_typeof(content) = 'object'), pdf bytea, sent_at timestamptz, sent_by text, accepted_at timestamptz, delivery_id text, unique (year, count, version), check ((state = 'draft') = (content is null)), check ((content is null) = (year is null) and (content is null) = (count is null)), check ((content is null) = (version is null) and (content is null) = (sent_at is null)), check (accepted_at is null or state = 'sent'));
create table quotation_numbers (year text primary key, last integer not null check (last >= 0));
create table payments (id text primary key, enquiry_id text references leads (id) on delete set null, created_at timestamptz not null, by_name text not null, received_on text check (received_on ~ '^\d{4}-\d\d-\d\d$') not null, rupees bigint not null check (rupees <> 0), tds bigint not null, fee bigint not null, way text not null check (way in ('upi', 'bank', 'cash', 'cheque', 'other')), reference text not null, year text not null, count integer not null check (count >= 1), content jsonb check (jsonb_typeof(content) = 'object') not null, cancels_id text unique, reason text, delivery_id text, unique (year, count), check ((rupees < 0) = (cancels_id is not null) and (cancels_id is null) = (reason is null)), check (case when rupees > 0 then tds >= 0 and fee between 0 and rupees + tds else tds <= 0 and fee between rupees + tds and 0 end));
create table outgoings (id text primary key, enquiry_id text references leads (id) on delete set null, created_at timestamptz not null, by_name text not null, kind text not null check (kind in ('mca', 'duty', 'others', 'refund', 'kept')), rupees bigint not null, fee bigint not null, paid_on text check (paid_on ~ '^\d{4}-\d\d-\d\d$') not null, way text check (way in ('upi', 'bank', 'cash', 'cheque', 'other')), reference text not null, year text not null, count integer check (count >= 1), content jsonb check (jsonb_typeof(content) = 'object'), cancels_id text unique, reason text, delivery_id text, unique (year, count), check ((kind = 'refund') = (content is not null) and (content is null) = (count is null) and (content is null) = (way is null)), check ((cancels_id is null) = (reason is null)), check (case when cancels_id is null then fee between 0 and rupees else fee between rupees and 0 end), check (kind = 'refund' or fee = 0));
create table receipt_numbers (year text primary key, last integer not null check (last >= 0));
create table enquiry_numbers (year text primary key, last integer not null check (last >= 0));
create table registrations (enquiry_id text primary key references leads (id) on delete cascade, created_at timestamptz not null, stage text not null check (stage in ('documents', 'name', 'signatures', 'filing', 'certificate', 'first-filings', 'complete')), actor text check (actor in ('you', 'we', 'registrar')), waiting_since text check (waiting_since ~ '^\d{4}-\d\d-\d\d$') not null, expected_on text check (expected_on ~ '^\d{4}-\d\d-\d\d$'), content jsonb check (jsonb_typeof(content) = 'object') not null, version integer not null check (version >= 1));
create table founder_keys (hash text primary key, enquiry_id text not null references leads (id) on delete cascade, created_at timestamptz not null);
create table founder_mails (enquiry_id text primary key references leads (id) on delete cascade, stopped_at timestamptz not null);
create table undos (id text not null, enquiry_id text not null references leads (id) on delete cascade, until timestamptz not null, data jsonb check (jsonb_typeof(data) = 'object') not null, primary key (id, enquiry_id));
create table site_changes (id text primary key, at timestamptz not null, person_id text references people (id) on delete set null, by_name text not null, file text not null, before text, after text);
create table views (day text check (day ~ '^\d{4}-\d\d-\d\d$') not null, path text not null, referrer text not null, count integer not null check (count >= 1), primary key (day, path, referrer));
create table marks (name text primary key, value text not null, created_at timestamptz not null);
create table heartbeat (id integer primary key check (id = 1), at timestamptz not null);
create index sessions_by_passkey on sessions (passkey_id);
create index leads_by_status on leads (status, id);
create index leads_by_owner on leads (owner_id, id);
create index leads_by_form on leads (form, id);
create index leads_by_structure on leads (structure, id);
create index leads_by_state on leads (state, id);
create index leads_by_page on leads (page, id);
create index leads_by_campaign on leads (campaign, id);
create index leads_by_due on leads (due_at, id) where due_at is not null;
create index leads_by_follow_up on leads (follow_up_on, id) where follow_up_on is not null;
create index leads_by_address on leads (email_key);
create index leads_by_phone on leads (phone_key);
create index leads_by_joined on leads (joined_as) where joined_as is not null;
create unique index leads_by_number on leads (number);
create index leads_by_time on leads (created_at, spam_score, closed_reason, form, owner_id, page, structure, state, campaign, promised_at,
    first_call_at, contacted_at, quoted_at, engaged_at);
create index leads_by_promise on leads (promised_at);
create unique index subscribers_by_address on subscribers (email_key);
create index newsletter_tokens_by_subscriber on newsletter_tokens (subscriber_id);
create index deliveries_by_due on deliveries (state, due_at);
create index deliveries_by_submission on deliveries (submission_id);
create index idempotency_keys_by_submission on idempotency_keys (submission_id);
create index events_by_enquiry on events (enquiry_id, id);
create index events_by_application on events (application_id, id);
create index quotations_by_enquiry on quotations (enquiry_id, id);
create index quotations_by_time on quotations (sent_at, accepted_at, state, rupees, enquiry_id);
create index quotations_by_delivery on quotations (delivery_id);
create unique index quotations_one_draft on quotations (enquiry_id) where state = 'draft';
create index payments_by_enquiry on payments (enquiry_id, id);
create index payments_by_day on payments (received_on, enquiry_id, rupees);
create index payments_by_delivery on payments (delivery_id);
create index payments_by_reference on payments (lower(reference));
create index outgoings_by_enquiry on outgoings (enquiry_id, id);
create index outgoings_by_day on outgoings (paid_on, kind, enquiry_id, rupees);
create index outgoings_by_delivery on outgoings (delivery_id);
create index registrations_by_stage on registrations (stage, waiting_since);
create index founder_keys_by_enquiry on founder_keys (enquiry_id);
create index undos_by_enquiry on undos (enquiry_id);
create index site_changes_by_file on site_changes (file, id);
alter table people alter column name set statistics 0, alter column email set statistics 0, alter column email_key set statistics 0;
alter table passkeys alter column name set statistics 0, alter column public_key set statistics 0, alter column transports set statistics 0, alter column device_type set statistics 0;
alter table sessions alter column browser set statistics 0;
alter table leads alter column email set statistics 0, alter column email_key set statistics 0, alter column page set statistics 0, alter column utm set statistics 0, alter column suspect set statistics 0, alter column name set statistics 0, alter column phone set statistics 0, alter column company_name set statistics 0, alter column plan set statistics 0, alter column company_plan set statistics 0, alter column estimate set statistics 0, alter column message set statistics 0, alter column best_time set statistics 0, alter column language set statistics 0, alter column city set statistics 0, alter column filing set statistics 0, alter column campaign set statistics 0, alter column phone_key set statistics 0, alter column wrong_phone_key set statistics 0;
alter table applications alter column email set statistics 0, alter column email_key set statistics 0, alter column page set statistics 0, alter column utm set statistics 0, alter column suspect set statistics 0, alter column position set statistics 0, alter column name set statistics 0, alter column phone set statistics 0, alter column experience set statistics 0, alter column cover_letter set statistics 0, alter column resume_name set statistics 0, alter column resume_type set statistics 0;
alter table resumes alter column bytes set statistics 0;
alter table subscribers alter column email set statistics 0, alter column email_key set statistics 0, alter column page set statistics 0, alter column utm set statistics 0, alter column suspect set statistics 0;
alter table notices alter column data set statistics 0;
alter table deliveries alter column last_error set statistics 0;
alter table idempotency_keys alter column key set statistics 0, alter column body_digest set statistics 0;
alter table enquiry_search alter column words set statistics 0, alter column notes set statistics 0;
alter table events alter column by_name set statistics 0, alter column data set statistics 0;
alter table quotations alter column draft set statistics 0, alter column content set statistics 0, alter column pdf set statistics 0, alter column sent_by set statistics 0;
alter table payments alter column by_name set statistics 0, alter column reference set statistics 0, alter column content set statistics 0, alter column reason set statistics 0;
alter table outgoings alter column by_name set statistics 0, alter column reference set statistics 0, alter column content set statistics 0, alter column reason set statistics 0;
alter table registrations alter column content set statistics 0;
alter table undos alter column data set statistics 0;
alter table site_changes alter column by_name set statistics 0, alter column before set statistics 0, alter column after set statistics 0;
alter table marks alter column value set statistics 0;
create function tell_desk() returns trigger language plpgsql as $$
  declare topics text;
  begin
    execute format(
      'select case when count(*) > 50 then %L else string_agg(%L || id, '' '') end
        from (select distinct %I as id from changed limit 51) as rows', tg_argv[0], tg_argv[1], tg_argv[2])
      into topics;
    if topics is not null then perform pg_notify('desk_changes', topics); end if;
    return null;
  end $$;
create trigger tell_desk_insert after insert on people
      referencing new table as changed
      for each statement execute function tell_desk('people', 'people:', 'id');
create trigger tell_desk_update after update on people
      referencing new table as changed
      for each statement execute function tell_desk('people', 'people:', 'id');
create trigger tell_desk_delete after delete on people
      referencing old table as changed
      for each statement execute function tell_desk('people', 'people:', 'id');
create trigger tell_desk_insert after insert on leads
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'id');
create trigger tell_desk_update after update on leads
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'id');
create trigger tell_desk_delete after delete on leads
      referencing old table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'id');
create trigger tell_desk_insert after insert on applications
      referencing new table as changed
      for each statement execute function tell_desk('applications', 'application:', 'id');
create trigger tell_desk_update after update on applications
      referencing new table as changed
      for each statement execute function tell_desk('applications', 'application:', 'id');
create trigger tell_desk_delete after delete on applications
      referencing old table as changed
      for each statement execute function tell_desk('applications', 'application:', 'id');
create trigger tell_desk_insert after insert on events
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_update after update on events
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_delete after delete on events
      referencing old table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_insert after insert on quotations
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_update after update on quotations
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_delete after delete on quotations
      referencing old table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_insert after insert on payments
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_update after update on payments
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_delete after delete on payments
      referencing old table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_insert after insert on outgoings
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_update after update on outgoings
      referencing new table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_delete after delete on outgoings
      referencing old table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id');
create trigger tell_desk_insert after insert on registrations
      referencing new table as changed
      for each statement execute function tell_desk('registrations', 'registration:', 'enquiry_id');
create trigger tell_desk_update after update on registrations
      referencing new table as changed
      for each statement execute function tell_desk('registrations', 'registration:', 'enquiry_id');
create trigger tell_desk_delete after delete on registrations
      referencing old table as changed
      for each statement execute function tell_desk('registrations', 'registration:', 'enquiry_id');
