import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { ClosedError } from '../../database/failures';
import { OpenRequests } from '../../stores/open-requests';
import { holdRequests, withinRequest } from './hold-requests';

let app: FastifyInstance;
/** Ends the response of `/slow`. */
let finish: (error?: Error) => void = () => undefined;
/** Emits when `/slow` has started. */
const begun = new EventTarget();

async function serve(requests: OpenRequests): Promise<void> {
	app = Fastify();
	await app.register(async (scope) => {
		holdRequests(scope, requests);
		scope.get('/quick', () => 'quick');
		scope.get('/slow', async () => {
			const ended = new Promise<void>((resolve, reject) => {
				finish = (error) => (error ? reject(error) : resolve());
			});
			begun.dispatchEvent(new Event('begun'));
			await ended;
			return 'slow';
		});
		scope.get('/page', async () => {
			const ask = (url: string) => app.inject({ url, headers: withinRequest });
			await ask('/slow');
			return (await ask('/quick')).body;
		});
	});
}
afterEach(() => app.close());

/** Requests an address that does not respond by itself; resolves when it is in flight. */
async function begin(url: '/slow' | '/page') {
	const isBegun = once(begun, 'begun');
	const reply = app.inject(url).then(({ statusCode, headers, body }) => ({
		statusCode,
		headers,
		body,
	}));
	await isBegun;
	return { reply };
}

const nothing = () => undefined;

describe('A pause between requests', () => {
	it('begins when running requests have ended, and later requests wait for its end', async () => {
		const requests = new OpenRequests();
		await serve(requests);
		const { reply } = await begin('/slow');
		const order: string[] = [];
		const paused = requests.pause(async () => order.push('pause'), nothing);
		const later = app.inject('/quick').then(() => order.push('quick'));
		void reply.then(() => order.push('slow'));
		finish();
		await Promise.all([paused, later]);
		expect((await reply).statusCode).toBe(200);
		expect(order.indexOf('pause')).toBeLessThan(order.indexOf('quick'));
		expect(order).toHaveLength(3);
	});

	it('tells requests that would wait too long to come again', async () => {
		const requests = new OpenRequests({ wait: 1 });
		await serve(requests);
		let reply: { statusCode: number; headers: object; body: string } | undefined;
		await requests.pause(async () => {
			reply = await app.inject('/quick');
		}, nothing);
		expect(reply?.statusCode).toBe(503);
		expect(reply?.headers).toMatchObject({ 'retry-after': '2' });
		expect(JSON.parse(reply?.body ?? '')).toMatchObject({ code: 'store_restored' });
		expect((await app.inject('/quick')).statusCode).toBe(200);
	});

	it('lets a running page send its own requests', async () => {
		const requests = new OpenRequests();
		await serve(requests);
		const { reply } = await begin('/page');
		const paused = requests.pause(() => Promise.resolve(), nothing);
		finish();
		await paused;
		expect(await reply).toMatchObject({ statusCode: 200, body: 'quick' });
	});

	it('cuts off requests that do not end, and tells their clients to come again', async () => {
		const requests = new OpenRequests({ patience: 1 });
		await serve(requests);
		const { reply } = await begin('/slow');
		await requests.pause(
			() => Promise.resolve(),
			() => finish(new ClosedError()),
		);
		expect(await reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
	});

	it('is found without an AsyncLocalStorage, which would make each promise of the server slower', async () => {
		await serve(new OpenRequests());
		await app.inject('/quick');
		expect(Object.getOwnPropertySymbols(Promise.resolve())).toEqual([]);
	});

	it('ends after a failure in it', async () => {
		const requests = new OpenRequests();
		await serve(requests);
		const failing = requests.pause(() => Promise.reject(new Error('no room')), nothing);
		await expect(failing).rejects.toThrow('no room');
		expect((await app.inject('/quick')).statusCode).toBe(200);
	});
});
