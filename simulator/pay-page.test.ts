import { afterEach, describe, expect, it } from 'vitest';
import { formHeaders, startSimulator } from './app.fixture.ts';
import { defaultWebhook, type SimulatorOptions } from './config.ts';
import { receiveWebhooks } from './webhook-receiver.fixture.ts';

const back = 'http://merchant.example/back?id=ORD_1';
const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function openPage(more: Record<string, unknown> = {}, options?: Partial<SimulatorOptions>) {
  const simulator = startSimulator(options);
  closers.push(() => simulator.app.close());
  const { pathname, search } = new URL((await simulator.pay(more)).json().redirectUrl);
  const url = pathname + search;
  const press = (outcome: string) =>
    simulator.app.inject({
      method: 'POST',
      url,
      headers: formHeaders,
      payload: `outcome=${outcome}`,
    });
  const state = async () => (await simulator.status()).json().state;
  return { ...simulator, url, press, state, show: () => simulator.app.inject(url) };
}

describe('the pay page', () => {
  it('shows what is to be paid, and that no money moves', async () => {
    const { show } = await openPage({ amount: 12_345_650 });
    const response = await show();
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Test mode: no money moves');
    expect(response.body).toContain('stands in for PhonePe');
    expect(response.body).toContain('₹1,23,456.50');
    expect(response.body).toContain('ORD_1');
    for (const label of ['Pay successfully', 'Fail the payment', 'Leave it pending', 'Cancel']) {
      expect(response.body).toContain(`>${label}</button>`);
    }
    expect(response.body).not.toContain('<script');
  });

  it('may send its form to itself and on to the merchant', async () => {
    const policy = String((await (await openPage()).show()).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://merchant.example;");
  });

  it.each([
    ['pay', 'COMPLETED'],
    ['pending', 'PENDING'],
    ['cancel', 'FAILED'],
  ])('redirects to the merchant after %s', async (outcome, state) => {
    const page = await openPage();
    const response = await page.press(outcome);
    expect([response.statusCode, response.headers.location]).toEqual([303, back]);
    expect(await page.state()).toBe(state);
  });

  it('offers another try after a failure, if the merchant allows it', async () => {
    const page = await openPage();
    const response = await page.press('fail');
    expect([response.statusCode, response.headers.location]).toEqual([303, page.url]);
    expect(await page.state()).toBe('PENDING');
    expect((await page.show()).body).toContain('The payment failed.');
    await page.press('pay');
    expect(await page.state()).toBe('COMPLETED');
  });

  it.each([
    { disablePaymentRetry: true },
    {
      paymentFlow: {
        type: 'PG_CHECKOUT',
        disablePaymentRetry: true,
        merchantUrls: { redirectUrl: back },
      },
    },
  ])('redirects after a failure with %j', async (more) => {
    const page = await openPage(more);
    expect((await page.press('fail')).headers.location).toBe(back);
    expect((await page.status()).json()).toMatchObject({
      state: 'FAILED',
      errorCode: 'INVALID_MPIN',
    });
  });

  it('changes nothing once the order is settled', async () => {
    const page = await openPage();
    await page.press('pay');
    expect((await page.press('cancel')).headers.location).toBe(back);
    expect(await page.state()).toBe('COMPLETED');
    const shown = (await page.show()).body;
    expect(shown).toContain('This order is paid.');
    expect(shown).toContain(`href="${back}"`);
    expect(shown).not.toContain('<form');
  });

  it('is closed once the order has expired', async () => {
    const page = await openPage();
    page.clock.nowMs += 900_000;
    await page.press('pay');
    expect(await page.state()).toBe('FAILED');
    expect((await page.show()).body).toContain('closed without a payment');
  });

  it('refuses unknown tokens and outcomes', async () => {
    const page = await openPage();
    expect((await page.press('constructor')).statusCode).toBe(400);
    for (const url of ['/transact/uat_v2?token=x', '/transact/uat_v2']) {
      expect((await page.app.inject(url)).statusCode).toBe(404);
      expect((await page.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
  });

  it('escapes markup', async () => {
    const redirectUrl = 'http://merchant.example/?a="><script>alert(1)</script>';
    const paymentFlow = { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl } };
    const page = await openPage({ paymentFlow });
    await page.press('pay');
    expect((await page.show()).body).not.toContain('<script');
  });

  it('waits for the webhook before it redirects, on request', async () => {
    const receiver = await receiveWebhooks();
    closers.push(receiver.close);
    const webhook = { ...defaultWebhook, url: receiver.url };
    const metaInfo = { udf1: 'sim:webhook-before-redirect' };
    const page = await openPage({ metaInfo }, { webhook });
    await page.press('pay');
    expect(receiver.received).toHaveLength(1);
  });
});
