import { calls } from '@khep/api';
import { canGrant } from '@khep/domain/team';
import { conflict, forbidden } from '../../../base/errors.ts';
import { bindChange, bindRoute } from '../../../platform/http/bindRoute.ts';
import type { Route } from '../../../platform/http/bindRoute.ts';
import {
  createEmailedReport,
  leaveEmailedReport,
  listEmailedReports,
  requireEmailedReport,
  stopEmailedReport,
} from './emailedReports.ts';
import {
  addOutsideAddress,
  askOutsideAddress,
  listOutsideAddresses,
  removeOutsideAddress,
} from './outsideAddresses.ts';
import { listPeople } from './recipients.ts';
import { sendReport } from './sendEmailedReports.ts';

const { emailed } = calls.analytics;

export const emailedRoutes: Route[] = [
  bindRoute(emailed.list, async ({ db, session }) => {
    const addresses = await listOutsideAddresses(db, session);
    const reports = await listEmailedReports(db, session);
    return {
      data: {
        reports: reports.map((report) => ({ ...report, addresses: addresses.get(report.id) ?? [] })),
        people: await listPeople(db, session.brand_id, session.user_id),
        can_add: canGrant(session.business_role),
      },
    };
  }),

  bindRoute(emailed.create, async ({ body, db, services, session }) => {
    const { brand_id, user_id } = session;
    const author = { brand_id, user_id, now: services.clock.now() };
    return { data: { report: await createEmailedReport(db, body, author) } };
  }),

  bindRoute(emailed.send, async ({ params, db, services, session }) => {
    const row = await requireEmailedReport(db, session.brand_id, params.id);
    if (!row.recipients.includes(session.user_id))
      throw forbidden('Only recipients of this email can send it now.');
    const { problem, missed = '' } = await sendReport(db, services, row);
    if (problem !== '') throw conflict(problem);
    return { message: missed === '' ? 'Email sent' : `Email sent. ${missed}` };
  }),

  bindChange(emailed.stop, async ({ params, query, tx, session }) => {
    if (query.of === 'mine') {
      await leaveEmailedReport(tx, session, params.id);
      return { message: 'Email to you stopped' };
    }
    await stopEmailedReport(tx, session.brand_id, params.id);
    return { message: 'Email stopped' };
  }),

  bindRoute(emailed.addAddress, async ({ params, body, db, services, session }) => {
    await addOutsideAddress(db, services, session, { report_id: params.id, email: body.email });
    return { message: 'Confirmation sent' };
  }),

  bindRoute(emailed.askAddress, async ({ params, db, services, session }) => {
    await askOutsideAddress(db, services, session, params.id);
    return { message: 'Confirmation sent' };
  }),

  bindChange(emailed.removeAddress, async ({ params, tx, services, session }) => {
    await removeOutsideAddress(tx, session, params.id, services.clock.now());
    return { message: 'Address removed' };
  }),
];
