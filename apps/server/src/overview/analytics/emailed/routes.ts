import { calls } from '@khep/api';
import { conflict, forbidden } from '../../../base/errors.ts';
import { bindChange, bindRoute } from '../../../platform/http/bindRoute.ts';
import type { Route } from '../../../platform/http/bindRoute.ts';
import {
  createEmailedReport,
  listEmailedReports,
  requireEmailedReport,
  stopEmailedReport,
} from './emailedReports.ts';
import { sendReport } from './sendEmailedReports.ts';

const { emailed } = calls.analytics;

export const emailedRoutes: Route[] = [
  bindRoute(emailed.list, async ({ db, session }) => ({
    data: { reports: await listEmailedReports(db, session) },
  })),

  bindRoute(emailed.create, async ({ body, db, services, session }) => {
    const { brand_id, user_id, name } = session;
    const author = { brand_id, user_id, name, now: services.clock.now() };
    return { data: { report: await createEmailedReport(db, body, author) } };
  }),

  bindRoute(emailed.send, async ({ params, db, services, session }) => {
    const row = await requireEmailedReport(db, session.brand_id, params.id);
    if (row.user_id !== session.user_id) throw forbidden('Only who gets this email can have it sent now.');
    const { problem } = await sendReport(db, services, row);
    if (problem !== '') throw conflict(problem);
    return { message: 'Email sent' };
  }),

  bindChange(emailed.stop, async ({ params, tx, session }) => {
    await stopEmailedReport(tx, session.brand_id, params.id);
    return { message: 'Email stopped' };
  }),
];
