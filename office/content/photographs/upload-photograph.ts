import {
  contentRefusalSchema,
  largestPhotograph,
  type PhotographProblem,
  photographSchema,
} from '#contract/office/content.ts';
import { problemText } from '../../api/problem-text.ts';
import { ApiError, refusalOf } from '../../api/request.ts';
import type { Words } from '../../words/words.ts';
import type { Upload } from './board-state.ts';

const refused = (photograph: PhotographProblem) =>
  new ApiError('photograph', {
    content: contentRefusalSchema.parse({ code: 'photograph', photograph }),
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Uploads a photograph and reports its progress in per cent, which fetch cannot. Resolves with the id of the upload.
 * Throws an ApiError, with `photograph` in its details if the file is refused.
 */
export function uploadPhotograph(
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (file.size === 0) return reject(refused('empty'));
    if (file.size > largestPhotograph) return reject(refused('tooLarge'));
    const upload = new XMLHttpRequest();
    upload.open('PUT', '/api/content/photograph');
    upload.setRequestHeader('content-type', 'application/octet-stream');
    upload.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(total, 1)) * 100));
    upload.onerror = () => reject(new ApiError(navigator.onLine ? 'timeout' : 'offline'));
    upload.onload = () => {
      const { status } = upload;
      if (status === 413) return reject(refused('tooLarge'));
      const body = jsonOf(upload.responseText);
      if (status < 200 || status > 299) return reject(refusalOf(status, body));
      const { data } = photographSchema.safeParse(body);
      return data ? resolve(data.id) : reject(new ApiError('unreadable'));
    };
    upload.send(file);
  });
}

/** State of an upload that has failed. */
export function failedUpload(error: unknown, words: Words): Upload {
  const problem = error instanceof ApiError && error.details.content?.photograph;
  return problem
    ? { state: 'refused', problem }
    : { state: 'broken', reason: problemText(error, words) };
}
