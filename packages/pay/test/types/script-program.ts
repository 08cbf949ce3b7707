/** A page's program that uses the global of the scripts; type-checked like `program.ts`. */
async function pay(authorization: string): Promise<string> {
  const opened: braintree.Client = await braintree.client.create({ authorization });
  const form: braintree.HostedFields = await braintree.hostedFields.create({
    client: opened,
    fields: { number: { selector: '#number' } },
  });
  form.on('cardTypeChange', (event: braintree.HostedFieldsEvent) => event.cards.length);
  const { nonce } = await form.tokenize();
  return nonce;
}

void pay('sandbox_key_shop');
