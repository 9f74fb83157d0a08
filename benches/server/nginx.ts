import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '#tests/fixtures/free-port.ts';
import { start, until } from '#tests/fixtures/program.ts';
import { siteDir } from '../bench.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const hasBrotli = existsSync(brotliModule);

const configuration = (port: number, folder: string) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(siteDir)};
    index index.html;
    ${hasBrotli ? 'brotli_static on;' : ''}
    gzip_static on;
    location / { try_files $uri $uri.html $uri/ =404; }
  }
}`;

/** nginx with one worker on the built files; it writes to `folder`. Undefined without nginx. */
export async function startNginx(folder: string) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder));
  const nginx = start('nginx', ['-p', folder, '-c', file], {});
  const origin = `http://127.0.0.1:${port}`;
  await until('nginx responds', nginx, async () => (await fetch(origin)).ok);
  return { origin, stop: () => nginx.end() };
}
