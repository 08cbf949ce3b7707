import type { OrderMessage } from '@albumen/contract/endpoints/orders';
import { Moment } from '../../shell/moment.tsx';

/** What was asked about an order and answered, oldest first. */
export function Thread({ messages }: { messages: readonly OrderMessage[] }) {
  return (
    <ol className="thread">
      {messages.map((message) => (
        <Message key={message.writtenAt + message.body} message={message} />
      ))}
    </ol>
  );
}

function Message({ message: { author, body, writtenAt } }: { message: OrderMessage }) {
  return (
    <li className="thread__message" data-author={author}>
      <span className="text-sm text-muted">
        {author === 'customer' ? 'You' : 'The lab'}, <Moment at={writtenAt} />
      </span>
      <p>{body}</p>
    </li>
  );
}
