import type { FastifyRequest } from 'fastify';

/** Written by the app (src/platform/preloaded/decline-preloading.ts): paths of screens for which a page shall not bring responses. */
const COOKIE = 'store-analytics-asks-itself';

/** Whether the app has found that a screen asks something else than its page brings, as with an extension's filters. */
export function declinesResponses({ cookies }: FastifyRequest, path: string): boolean {
	return (cookies[COOKIE] ?? '').split('|').includes(path);
}
