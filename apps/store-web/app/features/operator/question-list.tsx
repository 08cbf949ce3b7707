import { answerQuestion, type OrderQuestion } from '@albumen/contract/endpoints/orders';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { TextArea } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

export function QuestionList({ questions }: { questions: readonly OrderQuestion[] }) {
  if (questions.length === 0) {
    return <EmptyState title="No questions">Messages about orders come here.</EmptyState>;
  }
  return (
    <ul className="operator__list">
      {questions.map((question) => (
        <Question key={question.orderId} question={question} />
      ))}
    </ul>
  );
}

function Question({ question }: { question: OrderQuestion }) {
  const { orderId, reference, contactName, isWaiting, messages } = question;
  return (
    <li className="operator__row">
      <div>
        <p>
          <strong>{reference === '' ? 'Not ordered yet' : reference}</strong> {contactName}
          {isWaiting && ' · waits for an answer'}
        </p>
        {messages.map(({ author, body, writtenAt }) => (
          <p key={writtenAt + body}>
            <span className="text-sm text-muted">
              {author === 'customer' ? contactName : 'We'}, <Moment at={writtenAt} />
            </span>
            <br />
            {body}
          </p>
        ))}
        <May right="orders:support">
          <Answer orderId={orderId} />
        </May>
      </div>
    </li>
  );
}

function Answer({ orderId }: { orderId: string }) {
  const { isBusy, errors, change } = useChange();
  const [message, setMessage] = useState('');
  const send = async () => {
    const answer = () => call(answerQuestion, { params: { orderId }, body: { message } });
    if (await change(answer, 'The answer is sent.')) setMessage('');
  };
  return (
    <CallForm id={`answer-${orderId}`} errors={errors} onSubmit={send}>
      <TextArea
        name="message"
        label="Answer"
        rows={3}
        counterMax={limits.orderMessageMaxCharacters}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" isDense isBusy={isBusy} disabled={message.trim() === ''}>
        Send answer
      </Button>
    </CallForm>
  );
}
