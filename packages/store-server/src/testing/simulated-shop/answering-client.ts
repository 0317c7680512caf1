import { credentialsOf } from '../../sources/connection/credentials';
import { ShopClient } from '../../sources/rest/shop-client';

/** A client of a shop without a network. Its clock stands, and it tries each request once. */
export function clientOf(answer: (url: URL) => unknown, now = 0): ShopClient {
	const connected = { shop: 'https://shop.example', credentials: credentialsOf('ck_1', 'cs_1') };
	return new ShopClient(connected, {
		permalinks: 'pretty',
		now: () => now,
		tries: 1,
		fetch: (url) => {
			const answered = answer(url) ?? [];
			const isFailed = answered instanceof FailedAnswer;
			const body = (async function* () {
				yield Buffer.from(JSON.stringify(isFailed ? answered.body : answered));
			})();
			const status = isFailed ? answered.status : 200;
			return Promise.resolve({ status, headers: new Headers(), body });
		},
	});
}

/** An error that a shop answers with. */
export class FailedAnswer {
	constructor(
		readonly status: number,
		readonly body: unknown,
	) {}
}
