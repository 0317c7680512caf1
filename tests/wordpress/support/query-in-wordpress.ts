import type { FastifyInstance } from 'fastify';
import type { CountedShop } from './counted-shop';
import type { Question } from './query-questions';

export type Row = Readonly<Record<string, unknown>>;

/** The answer to a query. */
export interface Reply {
	readonly status: number;
	readonly body: Row;
}

/** Fills the table as the background does; returns how far it was after the first batch, and at the end. */
export function fillTable(shop: CountedShop, database: string): unknown {
	return JSON.parse(
		shop.php(
			database,
			`StoreAnalytics\\ensure_dimensions();
			StoreAnalytics\\fill_dimensions( 0 );
			$states = array( StoreAnalytics\\dimensions_progress() );
			while ( StoreAnalytics\\dimensions_progress() ) {
				do_action( 'store_analytics_fill_dimensions' );
			}
			echo wp_json_encode( $states );`,
		),
	);
}

/** Asks WordPress as a user, its administrator by default. */
export function askWordPress(
	shop: CountedShop,
	asked: readonly Question[],
	{ database = 'shop', user = 1, first = '', route = 'query' } = {},
): Reply[] {
	const encoded = Buffer.from(JSON.stringify(asked)).toString('base64');
	const printed = shop.php(
		database,
		`wp_set_current_user( ${user} ); ${first}
		$replies = array();
		foreach ( json_decode( base64_decode( '${encoded}' ), true ) as $question ) {
			$request = new WP_REST_Request( 'POST', '/store-analytics/v1/${route}' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( wp_json_encode( $question ) );
			$reply     = rest_do_request( $request );
			$replies[] = array( 'status' => $reply->get_status(), 'body' => $reply->get_data() );
		}
		echo wp_json_encode( $replies );`,
	);
	// As the lines above print it.
	return JSON.parse(printed) as Reply[];
}

/** Asks WordPress for a route of ours; `first` is PHP that runs before, such as an extension's. */
export function getFromWordPress(
	shop: CountedShop,
	route: string,
	params: Readonly<Record<string, string>>,
	first = '',
): { readonly status: number; readonly body: unknown } {
	const encoded = Buffer.from(JSON.stringify(params)).toString('base64');
	return JSON.parse(
		shop.php(
			'shop',
			`wp_set_current_user( 1 ); ${first}
			$request = new WP_REST_Request( 'GET', '/store-analytics/v1/${route}' );
			$request->set_query_params( json_decode( base64_decode( '${encoded}' ), true ) );
			$reply = rest_do_request( $request );
			echo wp_json_encode( array( 'status' => $reply->get_status(), 'body' => $reply->get_data() ) );`,
		),
	) as { status: number; body: unknown }; // as: printed above
}

/** Asks a store server. */
export async function askStore(
	app: FastifyInstance,
	question: Question,
	route = 'query',
): Promise<Reply> {
	const reply = await app.inject({
		method: 'POST',
		url: `/wp-json/store-analytics/v1/${route}`,
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify(question),
	});
	return { status: reply.statusCode, body: reply.json<Row>() };
}

/** A reply without one of its members. */
export function without(name: string, body: Row = {}): Row {
	return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}

/** Rounds away what binary fractions lack: shops store shares of lines as such. */
export function rounded(value: unknown): unknown {
	return JSON.parse(
		JSON.stringify(value, (_key, one: unknown) =>
			typeof one === 'number' ? Number(one.toFixed(4)) : one,
		),
	);
}
