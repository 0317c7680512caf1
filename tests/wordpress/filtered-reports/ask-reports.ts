import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CountedShop } from '../support/counted-shop';

export type Params = Readonly<Record<string, string>>;
export type Asked = readonly [report: string, params: Params];
export type Numbers = Readonly<Record<string, number>>;

/** Rows by id, or totals and months, with the numbers that both hosts have. */
export interface Reply {
	readonly status: number;
	readonly numbers: Readonly<Record<string, Numbers>>;
	readonly message?: string;
}

const reports = path.join(__dirname, 'reports.php');
const idNames = ['product_id', 'variation_id', 'category_id', 'coupon_id', 'tax_rate_id'];

/** What either host answers. */
interface Answer {
	readonly status: number;
	readonly body: unknown;
}

interface Statistics {
	readonly totals: Record<string, unknown>;
	readonly intervals: readonly { interval: string; subtotals: Record<string, unknown> }[];
}

/** Asks WordPress for reports; `first` is PHP that runs before, with the stand-in for WooCommerce loaded. */
export function askReports(
	shop: CountedShop,
	asked: readonly Asked[],
	{ database = 'shop', first = '' } = {},
): Reply[] {
	const encoded = Buffer.from(JSON.stringify(asked)).toString('base64');
	const printed = shop.php(
		database,
		`require '${reports}'; ${first}
		foreach ( json_decode( base64_decode( '${encoded}' ), true ) as list( $report, $params ) ) {
			$request = new WP_REST_Request( 'GET', "/wc-analytics/$report" );
			$request->set_query_params( $params );
			$reply     = rest_do_request( $request );
			$replies[] = array( 'status' => $reply->get_status(), 'body' => $reply->get_data() );
		}
		echo wp_json_encode( $replies );`,
	);
	// as: printed above
	return (JSON.parse(printed) as Answer[]).map(readReply);
}

/** Asks a store server for the same. */
export async function askStoreReports(
	app: FastifyInstance,
	asked: readonly Asked[],
): Promise<Reply[]> {
	const replies: Reply[] = [];
	for (const [report, params] of asked) {
		const all = { per_page: '100', order: 'asc', interval: 'month', ...params };
		const reply = await app.inject(`/wp-json/wc-analytics/${report}?${new URLSearchParams(all)}`);
		replies.push(readReply({ status: reply.statusCode, body: reply.json() }));
	}
	return replies;
}

function readReply({ status, body }: Answer): Reply {
	if (status !== 200) {
		const { message } = body as { message: string }; // as: a refusal
		return { status, numbers: {}, message };
	}
	if (Array.isArray(body)) {
		const rows = body as readonly Record<string, unknown>[]; // as: rows of a report
		return { status, numbers: Object.fromEntries(rows.map((row) => [idOf(row), numbersIn(row)])) };
	}
	const { totals, intervals } = body as Statistics; // as: statistics of a report
	const months = intervals.map(({ interval, subtotals }) => [interval, numbersIn(subtotals)]);
	return { status, numbers: { totals: numbersIn(totals), ...Object.fromEntries(months) } };
}

const idOf = (row: Readonly<Record<string, unknown>>) =>
	String(row[idNames.findLast((name) => Number(row[name]) > 0) ?? 'order_id']);

/** Numbers to the cent; what is no number or an id is left out. */
function numbersIn(row: Readonly<Record<string, unknown>>): Numbers {
	return Object.fromEntries(
		Object.entries(row)
			.filter(([name]) => !name.endsWith('_id'))
			.map(([name, value]) => [name, Number(Number(value).toFixed(2))])
			.filter(([, value]) => !Number.isNaN(value)),
	);
}

/** A store server's reply with no more numbers than another reply has, and without rows and months of nothing that it lacks. */
export function asMuchAs({ numbers }: Reply, theirs: Reply): Reply {
	const usual = Object.values(numbers)[0];
	const rows = Object.entries(theirs.numbers).map(([id, row]) => {
		const names = Object.keys(numbers[id] ?? usual ?? row);
		return [id, Object.fromEntries(names.map((name) => [name, row[name] ?? 0]))] as const;
	});
	const isThere = ([id, row]: (typeof rows)[number]) =>
		id in numbers || Object.values(row).some((value) => value !== 0);
	return { ...theirs, numbers: Object.fromEntries(rows.filter(isThere)) };
}
