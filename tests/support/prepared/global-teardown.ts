import type { Prepared } from './preparations';

/** Takes away what global-setup.ts has prepared. */
export default async function tearDown(): Promise<void> {
	const prepared: Map<string, Prepared> | undefined = Reflect.get(globalThis, 'preparedForTests');
	for (const { end } of prepared?.values() ?? []) await end?.();
	prepared?.clear();
}
