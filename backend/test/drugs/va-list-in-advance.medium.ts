import { VaFormulary } from '#modules/drugs/index.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

it("VA's list can be loaded outside a request, as the web process does after its start", async () => {
  const formulary = testApp.app.get(VaFormulary, { strict: false });
  await expect(formulary.warmUp()).resolves.toBeUndefined();
});
