import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

/** A browser that Playwright cannot drive as Debian installs it. An XPath expression names an element. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  press: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  choose: (select: string, value: string) => Promise<void>;
  /** Makes the page this wide, in pixels, or as narrow as the browser's window can be. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

const HEIGHT = 900;
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const WEBKIT = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];
const hasWebkit = WEBKIT !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');

/** Where each engine comes from, and the function that starts it, or undefined if it is not installed. */
export const ENGINES: Record<string, { package: string; start: (() => Promise<Engine>) | undefined }> = {
  Firefox: { package: 'firefox-esr', start: FIREFOX === undefined ? undefined : () => firefox(FIREFOX) },
  WebKit: { package: 'webkit2gtk-driver and xvfb', start: hasWebkit ? () => webkit(WEBKIT) : undefined },
};

async function firefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const find = async (element: string) => {
    const handle = await page.waitForSelector(`::-p-xpath(${element})`);
    if (!handle) throw new Error(`No element ${element}`);
    return handle;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    choose: async (select, value) => void (await (await find(select)).select(value)),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    close: () => browser.close(),
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
}

/** The GTK port of WebKit. It has no headless mode, so it needs a display, which Xvfb keeps in memory. */
async function webkit(binary: string): Promise<Engine> {
  const port = 4455;
  const env = { ...process.env, DISPLAY: ':77', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const started: ChildProcess[] = [
    spawn('Xvfb', [env.DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
  ];
  await answers(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  const find = (element: string) => driver.findElement(By.xpath(element));
  return {
    open: (url) => driver.get(url),
    read: <T>(expression: string) => driver.executeScript<T>(`return (${expression})`),
    press: (element) => find(element).click(),
    type: (element, text) => find(element).sendKeys(text),
    choose: (select, value) => new Select(find(select)).selectByValue(value),
    resize: async (width) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT })),
    close: async () => {
      await driver.quit();
      for (const process of started) process.kill();
    },
  };
}
