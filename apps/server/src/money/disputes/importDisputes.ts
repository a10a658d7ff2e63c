import { startOfDay } from '@khep/domain/days';
import type { ImportResult } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { groupRowsBy, parseImportRecord } from '../../platform/imports/importRows.ts';
import type { ImportRecord, LocateCell } from '../../platform/imports/importRows.ts';
import { saveRejectedRows } from '../../platform/imports/rejectedRows.ts';
import { saveImportDrafts } from '../../brand/mappings/importDrafts.ts';
import { startImport } from '../../brand/mappings/startImport.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobDefinition } from '../../platform/jobs/define.ts';
import type { Services } from '../../start/services.ts';
import { assessCharge } from './addDispute.ts';
import { normalizeAwb } from './findShipment.ts';
import { parseNotice, parseResponse } from './importRows.ts';
import { moveDispute } from './moveDispute.ts';
import { openDispute } from './openDispute.ts';
import { loadDisputeSettings, rulesOf, windowsOf } from './settings.ts';

const input = z.object({ file_name: z.string(), count: z.number().int(), heading: z.array(z.string()) });
const placeOf: LocateCell = (field, { lines }) => ({ row: lines[0]?.row ?? 0, column: field });
const rows = (count: number) => `${count} ${count === 1 ? 'AWB' : 'AWBs'}`;

/** The line of a record. @throws ApiError 422 if its AWB is in the file twice */
function onlyLine({ lines }: ImportRecord): Readonly<Record<string, string>> {
  const [line, twin] = lines;
  if (twin)
    throw validationError({
      awb: `This AWB is in rows ${lines.map(({ row }) => row).join(' and ')}. Keep one.`,
    });
  return line?.cells ?? {};
}

/** Opens a dispute for each row of a courier's weight notice, and holds what is at stake. */
export const importNoticesJob = defineJob({
  kind: 'dispute.notices',
  module: 'dispute',
  input,
  title: ({ count, file_name }) => `Weight notice of ${rows(count)} from ${file_name}`,
  async run({ brand_id, owner, input: file, db, services, rows: waiting, row, keepFile, job_id }) {
    const settings = await loadDisputeSettings(db, brand_id);
    const terms = { windows: windowsOf(settings), rules: rulesOf(settings) };
    for await (const record of waiting())
      await row(record.key, {
        prepare: () => {
          const { notice_date, ...notice } = parseNotice(onlyLine(parseImportRecord(record)));
          const noticed_at = notice_date === '' ? services.clock.now() : startOfDay(notice_date);
          return assessCharge(db, brand_id, { ...notice, source: 'notice', noticed_at }, terms);
        },
        change: async (tx, init) => {
          const now = services.clock.now();
          const dispute = await openDispute(tx, init, terms, { actor: owner, now });
          if (!dispute)
            return {
              state: 'left_out',
              message: 'This charge is disputed already.',
              outcome: { was: 'updated' },
            };
          return { outcome: { was: 'added', id: dispute.dispute_id } };
        },
      });
    const { file_name, heading: columns } = file;
    await saveImportDrafts(
      db,
      {
        brand_id,
        job_id,
        type: 'weight-notice',
        file_name,
        columns,

        owner,
        now: services.clock.now(),
      },
      placeOf,
    );
    return saveRejectedRows({ db, brand_id, job_id, keepFile }, file, placeOf, 'AWBs');
  },
});

/** Records a courier's response for each row, and settles the held money. */
export const importResponsesJob = defineJob({
  kind: 'dispute.responses',
  module: 'dispute',
  input,
  title: ({ count, file_name }) => `Responses to ${rows(count)} from ${file_name}`,
  async run({ brand_id, owner, input: file, db, services, rows: waiting, row, keepFile, job_id }) {
    const windows = windowsOf(await loadDisputeSettings(db, brand_id));
    for await (const record of waiting())
      await row(record.key, {
        change: async (tx) => {
          const { awb, outcome, released, remark } = parseResponse(onlyLine(parseImportRecord(record)));
          const dispute = await tx
            .selectFrom('disputes')
            .select('dispute_id')
            .where('brand_id', '=', brand_id)
            .where('awb', '=', normalizeAwb(awb))
            // A parcel may have several; the courier answers the one it has.
            .orderBy(sql`state = 'DISPUTED'`, 'desc')
            .orderBy('created_at', 'desc')
            .executeTakeFirst();
          if (!dispute) throw validationError({ awb: `AWB ${awb} has no dispute.` });
          await moveDispute(
            tx,
            { brand_id, dispute_id: dispute.dispute_id },
            { to: outcome, windows, released_paise: rupeesToPaise(released ?? 0), note: remark },
            { actor: owner, now: services.clock.now() },
          );
          return { outcome: { was: 'updated', id: dispute.dispute_id } };
        },
      });
    const { file_name, heading: columns } = file;
    await saveImportDrafts(
      db,
      {
        brand_id,
        job_id,
        type: 'dispute-responses',
        file_name,
        columns,

        owner,
        now: services.clock.now(),
      },
      placeOf,
    );
    return saveRejectedRows({ db, brand_id, job_id, keepFile }, file, placeOf, 'AWBs');
  },
});

/** Parses an upload, starts its job, and returns the result so far. */
export function importDisputes(
  job: JobDefinition<typeof input>,
  type: 'weight-notice' | 'dispute-responses',
  columns: readonly string[],
): (db: Db, services: Services, session: Session, form: FormFields) => Promise<ImportResult> {
  return (db, services, session, form) =>
    startImport(db, services, session, form, {
      job,
      type,
      columns,
      thingsOf: (lines) => groupRowsBy('awb', lines),
      placeOf,
      inputOf: (file) => file,
      what: 'AWBs',
    });
}
