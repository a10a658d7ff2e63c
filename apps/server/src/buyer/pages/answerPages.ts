import { isPlainText } from '@khep/api';
import { isBuyerChoice } from '@khep/domain/ndr';
import type { BuyerAnswer } from '@khep/domain/ndr';
import { maskContact } from '@khep/domain/notifications';
import type { AnswerPage } from '@khep/tracking/page';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { normalizePhone } from '../../base/contact.ts';
import { notFound } from '../../base/errors.ts';
import { loadBuyerCase, saveBuyerAnswer } from '../../aftercare/ndr/buyerAnswer.ts';
import type { BuyerCase } from '../../aftercare/ndr/buyerAnswer.ts';
import { verifyNdrLink } from '../../aftercare/ndr/link.ts';
import {
  chooseMessages,
  findMessageContacts,
  findOrderContacts,
  listMessageChannels,
  parseMessageChoice,
  verifyStopToken,
} from '../../brand/notifications/stopMessages.ts';
import type { BuyerContacts } from '../../brand/notifications/stopMessages.ts';
import { saveBuyerLanguage } from '../../dispatch/tracking/messages/buyerLanguage.ts';
import { consumeLookup, loadTrackingBrand } from './trackingPage.ts';
import { clientIp, clientNetwork } from '../../platform/http/clientAddress.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { withIndicFonts } from './indicFonts.ts';
import { readOwnFields } from './ownForms.ts';
import { setPageHeaders } from './sendPage.ts';
import { loadRenderer } from './trackingRenderer.ts';
import { isSecure, toPageBrand } from './visit.ts';
import { chosenLanguage, visitLanguage } from './visitLanguage.ts';

const textFields = ['choice', 'date', 'address', 'landmark', 'phone', 'comment'] as const;
const maxText = 300;

const emptyCase = { order: '', courier: '', reason: '', place: '', phone_ending: '', dates: [] };

/** Fields of a page that a handler decides; the case has the others. */
type AnswerState = Pick<AnswerPage, 'status' | 'given' | 'problem' | 'channels' | 'is_saved'>;

/** The pages on which buyers answer failed deliveries and choose their messages. The signed link is all that a buyer needs. */
export function createAnswerPages({ db, services }: DispatchContext): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });

  async function send(
    context: Context<Environment>,
    found: Pick<BuyerCase, 'slug'> | BuyerCase | undefined,
    page: AnswerState,
    status: 200 | 404 | 422 = 200,
  ): Promise<Response> {
    const renderer = await loadRenderer();
    if (renderer === undefined) return context.text("The tracking page isn't built. Run: npm run build", 503);
    const brand = found && (await loadTrackingBrand(db, services, found.slug));
    const { order, courier, reason, place, phone_ending, dates } = { ...emptyCase, ...found };
    const path = context.req.path;
    const markup = renderer.answerPage({
      page: {
        state: 'answer',
        brand: brand && toPageBrand(brand),
        order,
        courier,
        reason,
        place,
        phone_ending,
        dates,
        ...page,
      },
      language: visitLanguage(context, { isSecure: isSecure({ services }) }),
      path,
    });
    setPageHeaders(context, renderer);
    return context.html(withIndicFonts(markup), status);
  }

  async function caseOf(context: Context<Environment>) {
    consumeLookup(db, services, clientNetwork(clientIp(context, services.config)));
    const link = verifyNdrLink(services, context.req.param('token') ?? '');
    const found = link && (await loadBuyerCase(db, link, services.clock.now()));
    return { link, found };
  }

  /** The fields of the form. Throws a 403 for other sites. */
  async function fields(context: Context<Environment>): Promise<Record<string, string>> {
    const field = await readOwnFields(context);
    return Object.fromEntries(
      [...textFields, 'stop', 'start'].map((name) => {
        const value = field(name).trim().slice(0, maxText);
        return [name, isPlainText(value) ? value : ''];
      }),
    );
  }

  /** The page on which a buyer stops messages, channel by channel, and starts them again. */
  async function sendMessagesPage(
    context: Context<Environment>,
    contacts: BuyerContacts,
    is_saved = false,
  ): Promise<Response> {
    const channels = await listMessageChannels(db, contacts);
    return send(context, contacts, {
      status: 'messages',
      is_saved,
      channels: channels.map((one) => ({ ...one, contact: maskContact(one.contact) })),
    });
  }

  async function contactsOf(context: Context<Environment>) {
    consumeLookup(db, services, clientNetwork(clientIp(context, services.config)));
    const link = verifyStopToken(services, context.req.param('token') ?? '');
    const contacts = link && (await findMessageContacts(db, link));
    // Without a contact the buyer was erased.
    return contacts && (contacts.phone !== '' || contacts.email !== '') ? contacts : undefined;
  }

  app.get('/d/stop/:token', async (context) => {
    const contacts = await contactsOf(context);
    return contacts
      ? sendMessagesPage(context, contacts)
      : send(context, undefined, { status: 'expired' }, 404);
  });

  app.post('/d/stop/:token', async (context) => {
    const contacts = await contactsOf(context);
    if (!contacts) return send(context, undefined, { status: 'expired' }, 404);
    const choice = parseMessageChoice(await fields(context));
    if (choice) await chooseMessages(db, services, contacts, choice);
    return sendMessagesPage(context, contacts, choice !== undefined);
  });

  app.get('/d/:token', async (context) => {
    const { found } = await caseOf(context);
    if (!found) return send(context, undefined, { status: 'expired' }, 404);
    const { row, is_open } = found;
    if (context.req.query('messages') !== undefined)
      return sendMessagesPage(context, await requireContacts(found));
    const chosen = chosenLanguage(context);
    if (chosen !== undefined) await saveBuyerLanguage(db, row, chosen);
    const isAnswered = row.buyer_answered_at !== null;
    const choice = context.req.query('choice') ?? '';
    return send(context, found, {
      status: !is_open ? 'closed' : isAnswered ? 'sent' : 'open',
      ...(isBuyerChoice(choice) && { given: { choice } }),
    });
  });

  app.post('/d/:token', async (context) => {
    const { link, found } = await caseOf(context);
    if (!link || !found) return send(context, undefined, { status: 'expired' }, 404);
    const given = await fields(context);
    const messages = parseMessageChoice(given);
    if (messages) {
      const contacts = await requireContacts(found);
      await chooseMessages(db, services, contacts, messages);
      return sendMessagesPage(context, contacts, true);
    }
    const { choice = '', date = '', address = '', landmark = '', phone = '', comment = '' } = given;
    if (!isBuyerChoice(choice))
      return send(context, found, { status: found.is_open ? 'open' : 'closed', given });
    const answer: BuyerAnswer = {
      choice,
      date: choice === 'day' ? date : '',
      address: choice === 'address' ? address : '',
      landmark: choice === 'address' ? landmark : '',
      phone: choice === 'phone' ? (normalizePhone(phone) ?? phone) : '',
      comment,
      at: services.clock.now().toISOString(),
    };
    const result = await saveBuyerAnswer(db, services, link, answer);
    if (result.state === 'wrong')
      return send(context, found, { status: 'open', given, problem: result.problem }, 422);
    return send(context, found, { status: result.state === 'saved' ? 'sent' : result.state });
  });

  async function requireContacts({ row, slug }: BuyerCase): Promise<BuyerContacts> {
    const contacts = await findOrderContacts(db, { brand_id: row.brand_id, order_id: row.order_id, slug });
    if (!contacts) throw notFound('order');
    return contacts;
  }

  return app;
}
