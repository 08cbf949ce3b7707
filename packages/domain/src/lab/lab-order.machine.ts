import {
  decide,
  type Decision,
  to,
  type Transition,
  type TransitionTable,
} from '../lib/transition-table.ts';

/** The life of one lab order; an order of the shop has one for each shipping group. */
export type LabOrderStatus =
  /** Its print files are being made. */
  | 'preparing'
  /** They are there; the lab is about to get it. */
  | 'sending'
  /** The lab has it and has not said anything yet. */
  | 'sent'
  | 'accepted'
  /** The lab refused it, with a reason; a person may send it again. */
  | 'rejected'
  /** Something on our side needs a person: a file that can't be made, a lab that refuses the quote. */
  | 'held'
  | 'shipped'
  | 'canceled';

/** What happens to a lab order. */
export type LabOrderEvent =
  | 'files-ready'
  | 'send'
  | 'accept'
  | 'reject'
  | 'hold'
  | 'ship'
  /** A person begins it anew, files and all: the lab stopped it, or what it made is of no use. */
  | 'resend'
  /** A person gives it up: the lab refused it, or never had it. */
  | 'cancel';

/** What a transition asks for, besides the new status. */
export type LabOrderEffect =
  | 'make-files'
  | 'hand-over'
  | 'notify-sent'
  | 'notify-accepted'
  | 'notify-shipped'
  /** An operator has to look at it. */
  | 'notify-trouble'
  | 'notify-resent'
  /** It is not made; its part of the money goes back. */
  | 'notify-canceled';

type Row = Partial<Record<LabOrderEvent, Transition<LabOrderStatus, LabOrderEffect>>>;

/** The lab's messages come in any order, and may overtake our own note that it has the order. */
const answers = {
  accept: to('accepted', 'notify-accepted'),
  reject: to('rejected', 'notify-trouble'),
  ship: to('shipped', 'notify-shipped'),
} satisfies Row;

const resend = to('preparing', 'make-files', 'notify-resent');

const stopped = {
  resend,
  cancel: to('canceled', 'notify-canceled'),
} satisfies Row;

/** The whole life of a lab order. What is not in it is refused. */
export const labOrderTable: TransitionTable<LabOrderStatus, LabOrderEvent, LabOrderEffect> = {
  preparing: {
    'files-ready': to('sending', 'hand-over'),
    hold: to('held', 'notify-trouble'),
  },
  sending: { send: to('sent', 'notify-sent'), hold: to('held', 'notify-trouble'), ...answers },
  sent: answers,
  accepted: {
    // Said once more, or our own note arriving late.
    accept: to('accepted'),
    send: to('accepted'),
    reject: answers.reject,
    ship: answers.ship,
    resend,
  },
  rejected: { ...stopped, accept: to('rejected'), reject: to('rejected'), send: to('rejected') },
  held: stopped,
  shipped: {
    accept: to('shipped'),
    send: to('shipped'),
    // Another parcel.
    ship: answers.ship,
    // It arrived damaged, or not at all: all of it is made again.
    resend,
  },
  canceled: {},
};

/** The status after an event and what it asks to be done, or a refusal. */
export function decideLabOrder(
  status: LabOrderStatus,
  event: LabOrderEvent,
): Decision<LabOrderStatus, LabOrderEffect> {
  return decide(labOrderTable, status, event);
}
