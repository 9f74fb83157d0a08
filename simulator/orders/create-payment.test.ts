import { describe, expect, it } from 'vitest';
import { codeOf, startSimulator } from '../app.fixture.ts';

describe('POST /checkout/v2/pay', () => {
  it('takes an order and answers with the page to pay on', async () => {
    const { pay } = startSimulator();
    const response = await pay();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      orderId: expect.stringMatching(/^OMO\d{19}$/),
      state: 'PENDING',
      expireAt: 1_760_000_900_000,
      redirectUrl: expect.stringMatching(
        /^http:\/\/localhost(:80)?\/transact\/uat_v2\?token=.{36}$/,
      ),
    });
  });

  it('names the public address of the page when there is one', async () => {
    const { pay } = startSimulator({ publicUrl: 'https://pay.example' });
    expect((await pay()).json().redirectUrl).toMatch(/^https:\/\/pay\.example\/transact\//);
  });

  it('refuses a repeated id, whatever became of the order', async () => {
    const { admin, pay, switchOn } = startSimulator();
    await pay();
    expect(codeOf(await pay())).toEqual([400, 'BAD_REQUEST']);
    await admin('POST', '/orders/ORD_1/pay');
    expect(codeOf(await pay())).toEqual([400, 'BAD_REQUEST']);
    await switchOn('duplicate-417');
    expect(codeOf(await pay())).toEqual([417, 'INVALID_TRANSACTION_ID']);
  });

  it('says which field is wrong', async () => {
    const response = await startSimulator().pay({ merchantOrderId: '' });
    expect(codeOf(response)).toEqual([400, 'BAD_REQUEST']);
    expect(response.json()).toMatchObject({
      message: 'merchantOrderId must not be blank.',
      data: {},
    });
  });

  it('names a foreign host when told so', async () => {
    const { pay, switchOn } = startSimulator();
    await switchOn('foreign-redirect');
    expect((await pay()).json().redirectUrl).toMatch(/^https:\/\/elsewhere\.example\//);
  });

  it('refuses a magic value that it does not know', async () => {
    const response = await startSimulator().pay({ metaInfo: { udf1: 'Asha sim:hang-pya' } });
    expect(codeOf(response)).toEqual([400, 'BAD_REQUEST']);
    expect(response.json().message).toContain('hang-pya');
  });

  it('reads magic values of this order alone', async () => {
    const { pay } = startSimulator();
    const metaInfo = { udf1: 'Asha sim:http-500-pay*1' };
    expect((await pay({ metaInfo })).statusCode).toBe(500);
    expect((await pay({ merchantOrderId: 'ORD_2' })).statusCode).toBe(200);
    expect((await pay({ metaInfo })).statusCode).toBe(200);
  });

  it('turns a magic token fault into one 401 and one failing token call', async () => {
    const { pay, postToken } = startSimulator();
    const metaInfo = { udf1: 'sim:text-503-token' };
    expect((await pay({ metaInfo }, {})).statusCode).toBe(401);
    expect((await postToken()).statusCode).toBe(503);
    expect((await postToken()).statusCode).toBe(200);
    expect((await pay({ metaInfo })).statusCode).toBe(200);
  });
});
