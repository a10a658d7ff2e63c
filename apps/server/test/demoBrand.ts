import { demoLogin, seedDemo } from '../src/start/seed/index.ts';
import type { TestServer } from './server.ts';

/** Seeds the demo brand with two weeks of orders, and logs its owner in. */
export async function seedDemoBrand(server: TestServer): Promise<{ token: string; brand_id: string }> {
  await seedDemo(server.db, server.services);
  const { status, body } = await server.call('POST', '/auth/login', {
    form: { username: demoLogin.email, password: demoLogin.password },
  });
  if (status !== 200) throw new Error(`The demo brand could not log in: ${JSON.stringify(body)}`);
  return { token: body.data.token, brand_id: body.data.brand.id };
}
