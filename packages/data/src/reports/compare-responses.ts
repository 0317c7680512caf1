import { requestWithHeaders } from '@store-analytics/rest-api/client';
import { requestOf, type PageResponse } from './page-responses';

/** What is compared of a reply. */
type ComparedParts = Pick<PageResponse, 'body' | 'total' | 'totalPages'>;

/**
 * Whether REST says the same when it is asked for one of the page's responses by itself. One request; more only to tell a wrong response from a
 * shop that has changed meanwhile (`askAgain` brings the page's responses anew) and from rows that come in another order each time. True
 * when it cannot be found out.
 */
export async function areResponsesTrue(
	responses: readonly PageResponse[],
	askAgain: () => Promise<readonly PageResponse[]>,
): Promise<boolean> {
	const index = Math.floor(Math.random() * responses.length);
	const response = responses[index];
	if (response === undefined) return true;
	try {
		const alone = await askAlone(response);
		if (isSame(alone, response)) return true;
		const key = textOf(response);
		const again = (await askAgain()).find((one) => textOf(one) === key);
		return again === undefined || isSame(alone, again) || !isSame(alone, await askAlone(response));
	} catch {
		return true;
	}
}

/** Whether counts and totals of two times are the same; rows may be cut off where several have the same value of what they are sorted by. */
export function areTotalsSame(
	before: readonly PageResponse[],
	after: readonly PageResponse[],
): boolean {
	const found = new Map(after.map((response) => [textOf(response), response]));
	return before.every((response) => {
		const newer = found.get(textOf(response));
		if (newer === undefined) return true;
		return response.kind === 'stats'
			? isSame(response, newer)
			: countsOf(response) === countsOf(newer);
	});
}

async function askAlone(response: PageResponse): Promise<ComparedParts> {
	const { data, ...counts } = await requestWithHeaders(requestOf(response));
	return { body: data, ...counts };
}

const textOf = ({ kind, endpoint, query }: PageResponse) => JSON.stringify([kind, endpoint, query]);

function isSame(one: ComparedParts, other: ComparedParts): boolean {
	if (countsOf(one) !== countsOf(other)) return false;
	const [rows, others] = [textsOf(one.body), textsOf(other.body)];
	// Rows with the same value of what they are sorted by have no order in SQL, and any of them may be on the first page.
	if (one.total !== null && one.total > rows.length && Array.isArray(one.body)) {
		return others.some((row) => rows.includes(row));
	}
	return rows.join() === others.join();
}

const countsOf = ({ total, totalPages }: ComparedParts) => `${total}/${totalPages}`;

function textsOf(body: unknown): string[] {
	const rows: unknown[] = Array.isArray(body) ? body : [body];
	return rows.map((row) => JSON.stringify(row)).sort();
}
