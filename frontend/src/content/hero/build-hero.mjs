// Creates the home page's film, its still picture and the preview image for shared links from scene.mjs. After changing
// the drawing, run this script by hand: node frontend/src/content/hero/build-hero.mjs. The script needs Chromium (set
// its path in the environment variable CHROMIUM) and ffmpeg on the PATH.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { scene } from './scene.mjs';

const SECONDS = 8;
const FRAMES_PER_SECOND = 15;
const out = resolve(import.meta.dirname, '../../../public');
const frames = mkdtempSync(join(tmpdir(), 'hero-'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: { width: 960, height: 720 } });

const total = SECONDS * FRAMES_PER_SECOND;
for (let frame = 0; frame < total; frame++) {
  await page.setContent(`<body style="margin:0">${scene(frame / total)}`);
  await page.screenshot({ path: join(frames, `${String(frame).padStart(4, '0')}.png`) });
}
const film = (...options) =>
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%04d.png'),
    '-vf',
    'scale=800:600',
    '-an',
    ...options,
  ]);
film('-c:v', 'libvpx-vp9', '-crf', '46', '-b:v', '0', '-row-mt', '1', join(out, 'hero/hero.webm'));
film(
  '-c:v',
  'libx264',
  '-crf',
  '33',
  '-preset',
  'veryslow',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  join(out, 'hero/hero.mp4'),
);
writeFileSync(join(out, 'hero/scene.svg'), scene(0).replaceAll('\n', ''));

await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<body style="margin:0;display:grid;grid-template-columns:1fr 1fr;height:630px;
background:#0a3566;color:#fff;font-family:Georgia,serif">
<div style="padding:70px 50px;align-self:center">
<div style="font-size:60px;font-weight:700;line-height:1.15">Health coverage, made clear</div>
<div style="font:30px/1.4 Arial,sans-serif;margin-top:30px;color:#d6e6f7">Steadfast Coverage Advisors</div></div>
<div style="overflow:hidden;display:flex;justify-content:center">
${scene(0).replace('width="960" height="720"', 'height="630" preserveAspectRatio="xMidYMid slice"')}</div>`);
await page.screenshot({ path: join(frames, 'card.png') });
execFileSync('ffmpeg', [
  '-y',
  '-loglevel',
  'error',
  '-i',
  join(frames, 'card.png'),
  '-vf',
  'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none',
  join(out, 'social-card.png'),
]);
await browser.close();
rmSync(frames, { recursive: true });
