import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { photographSchema } from '#contract/office/content.ts';

/** An upload whose response the test gives. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();

  send() {
    FakeUpload.all.push(this);
  }

  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** Replaces the browser's uploads by fake ones. */
export function stubUploads() {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

/** A photograph, as far as the browser looks. */
export const jpeg = (name: string) => new File(['photograph'], name, { type: 'image/jpeg' });

/** Waits for an upload by its number, from 1. */
export async function uploadNumber(number: number): Promise<FakeUpload> {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(number));
  const upload = FakeUpload.all[number - 1];
  if (!upload) throw new Error('There is no such upload');
  return upload;
}

/** Completes an upload with an id. */
export async function accept(number: number, id: string) {
  const upload = await uploadNumber(number);
  act(() => upload.answer(200, photographSchema.parse({ id, width: 2000, height: 1500 })));
}
