import nodemailer, { type Transporter } from 'nodemailer';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSendMail, longestSendMs, type SendMail } from './mail-transport.ts';

const sendMail = vi.fn<(mail: object) => Promise<void>>();
const createTransport = vi.spyOn(nodemailer, 'createTransport');
const addresses = { to: 'owner@agency.example', from: 'orders@agency.example' };
const mail = { messageId: '<1@agency.example>', subject: 'Paid', text: '₹7,499' };
const parts = { smtpUrl: 'smtp://mail.example', ...addresses };

let send: SendMail;
beforeEach(() => {
  vi.useFakeTimers();
  createTransport.mockReturnValue({ sendMail } as unknown as Transporter);
  send = createSendMail(parts);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => createTransport.mockRestore());

it('reads no file or URL for a mail, and bounds each step', () => {
  expect(createTransport.mock.calls).toEqual([
    [
      {
        url: 'smtp://mail.example',
        disableFileAccess: true,
        disableUrlAccess: true,
        dnsTimeout: expect.any(Number),
        connectionTimeout: expect.any(Number),
        greetingTimeout: expect.any(Number),
        socketTimeout: expect.any(Number),
      },
    ],
  ]);
});

it('sends to the agency, and leaves no timer behind', async () => {
  sendMail.mockResolvedValueOnce();
  await send(mail);
  expect(sendMail).toHaveBeenLastCalledWith({ ...mail, ...addresses });
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up on a server that never finishes', async () => {
  sendMail.mockReturnValueOnce(new Promise(() => undefined));
  const refused = expect(send(mail)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
    message: 'sending took too long',
  });
  vi.advanceTimersByTime(longestSendMs);
  await refused;
});
