import path from 'node:path';
import type { CountedShop } from '../support/counted-shop';

/** What a command printed, and its exit code. */
interface Printed {
	readonly stdout: string;
	readonly stderr: string;
	readonly code: number;
}

const october = '--range=2026-10-01..2026-10-31';

/** Tests of WP-CLI's commands, in a shop that another file has started. */
export function describeCommands(shop: () => CountedShop): void {
	const cli = path.join(__dirname, 'wp-cli.php');
	/** Runs `wp store-analytics` with each of these lines, after some PHP. */
	const wpEach = (lines: readonly (readonly string[])[], first = ''): Printed[] => {
		const asked = lines.map(([name = '', ...rest]) => {
			const options = rest.filter((word) => word.startsWith('--'));
			const pairs = options.map((word) => word.slice(2).split(/=(.*)/s).slice(0, 2));
			const words = rest.filter((word) => !word.startsWith('--'));
			return [name, words, Object.fromEntries(pairs) as unknown];
		});
		const encoded = Buffer.from(JSON.stringify(asked)).toString('base64');
		return JSON.parse(
			shop().php(
				'shop',
				`require '${cli}';
				${first}
				StoreAnalytics\\register_commands();
				foreach ( json_decode( base64_decode( '${encoded}' ), true ) as list( $name, $words, $options ) ) {
					$GLOBALS['stderr_of_tests'] = array();
					$code                       = 0;
					ob_start();
					try {
						call_user_func( WP_CLI::$commands[ "store-analytics $name" ]['run'], $words, $options );
					} catch ( Exception $halted ) {
						$code = (int) $halted->getMessage();
					}
					$printed[] = array( 'stdout' => ob_get_clean(), 'stderr' => implode( "\\n", $GLOBALS['stderr_of_tests'] ), 'code' => $code );
				}
				echo wp_json_encode( $printed );`,
			),
		) as Printed[]; // as: the line above
	};
	const wp = (line: readonly string[], first = ''): Printed => {
		const [printed] = wpEach([line], first);
		if (!printed) throw new Error('The command printed nothing.');
		return printed;
	};

	describe('WP-CLI', () => {
		it('prints numbers by words that people use', () => {
			const { stdout, code } = wp([
				...['query', '--metric=net_sales,orders', '--by=payment', october, '--format=csv'],
			]);
			// By hand, as in the query's own test.
			expect([code, stdout.trim().split('\n')]).toEqual([
				0,
				[
					'payment_method,net_revenue,orders_count',
					'"Cash on delivery",8652.73,72',
					'"Direct bank transfer",5237.04,52',
					'"Check payments",1306.76,17',
				],
			]);
		});

		it('says what an empty value means', () => {
			const asked = ['query', '--metric=orders', '--by=campaign', october, '--format=csv'];
			expect(wp(asked).stdout).toMatch(/\n"?\(no campaign recorded\)"?,\d+\n/);
		});

		it('prints the whole answer as JSON, and totals without a dimension', () => {
			const { stdout } = wp([
				'query',
				october,
				'--format=json',
				'--compare=2026-09-01..2026-09-30',
			]);
			expect(JSON.parse(stdout)).toMatchObject({
				totals: { net_revenue: 15196.53, orders_count: 141 },
				compared_totals: { net_revenue: 14027.05, orders_count: 131 },
			});
			expect(wp(['query', '--metric=aov', october]).stdout).toMatch(/^avg_order_value\n107\.7/);
		});

		it('takes conditions and intervals, and tells of rows that it leaves out', () => {
			const { stdout, stderr } = wp([
				...['query', '--metric=orders', '--by=country', '--where=device=Mobile;channel!=utm,~'],
				...[october, '--limit=1', '--format=csv'],
			]);
			expect(stdout).toMatch(/^billing_country,orders_count\n"?United States \(US\)/);
			expect(stderr).toMatch(/^Warning: These are 1 of \d+ rows\.$/);
			const months = wp(['query', '--range=2026-09-01..2026-10-31', '--interval=month']);
			expect(months.stdout.split('\n').map((row) => row.slice(0, 7))).toEqual([
				...['interva', '2026-09', '2026-10', ''],
			]);
		});

		it('says on stderr what is wrong and what there is, with exit code 2', () => {
			const wrong = [
				[['query', '--metric=nonsense'], /There is no metric "nonsense".*are: orders_count/],
				[['query', '--range=someday'], /There is no range "someday".*last_month/],
				[['query', '--compare=someday'], /There is no comparison "someday".*previous_period/],
				[['query', '--where=device'], /"device" is not of the form/],
				[['query', '--limit=2000'], /limit/],
				[['report', '../x'], /There is no report/],
			] as const;
			const printed = wpEach(wrong.map(([line]) => line));
			for (const [index, [line, reason]] of wrong.entries()) {
				expect([line, printed[index]]).toEqual([
					line,
					{ stdout: '', code: 2, stderr: expect.stringMatching(reason) },
				]);
			}
		});

		it('makes no formulas of texts in CSV', () => {
			const name = '=HYPERLINK(0)';
			const { stdout } = wp(
				['query', '--metric=net_sales', '--by=product', october, '--limit=1', '--format=csv'],
				`$wpdb->update( $wpdb->posts, array( 'post_title' => '${name}' ), array( 'post_title' => 'Denim Jacket' ) );`,
			);
			shop().php(
				'shop',
				`$wpdb->update( $wpdb->posts, array( 'post_title' => 'Denim Jacket' ), array( 'post_title' => '${name}' ) );`,
			);
			expect(stdout).toContain(`'=HYPERLINK(0)`);
		});

		it('prints the status, and fills the table anew with progress', () => {
			expect(wp(['status', '--format=csv']).stdout).toMatch(/^name,value\norders,3000\n/);
			const { stdout, code } = wp(['rebuild']);
			expect([stdout, code]).toEqual(['Success: The table has 3218 orders and refunds.\n', 0]);
		});

		it('prints a report of WooCommerce in pages', () => {
			const { stdout } = wp(
				['report', 'orders', october, '--limit=150', '--format=csv'],
				`add_filter( 'rest_pre_dispatch', function ( $none, $server, $request ) {
					$rows = array_fill( 0, 1 === $request['page'] ? 100 : 53, array( 'order_id' => $request['page'], 'extended_info' => array() ) );
					return '/wc-analytics/reports/orders' === $request->get_route() && '2026-10-01T00:00:00' === $request['after'] ? new WP_REST_Response( $rows ) : $none;
				}, 10, 3 );`,
			);
			const rows = stdout.trim().split('\n');
			expect([rows[0], rows.length - 1, rows.at(-1)]).toEqual(['order_id', 150, '2']);
		});

		it('has help from the declarations', () => {
			const help = JSON.parse(
				shop().php(
					'shop',
					`require '${cli}'; StoreAnalytics\\register_commands(); echo wp_json_encode( WP_CLI::$commands );`,
				),
			) as Readonly<Record<string, { synopsis: readonly { name: string; options?: unknown }[] }>>; // as: its commands
			expect(Object.keys(help)).toEqual(
				['query', 'report', 'status', 'rebuild'].map((name) => `store-analytics ${name}`),
			);
			const options = help['store-analytics query']?.synopsis ?? [];
			expect(options.map(({ name }) => name)).toEqual([
				...['metric', 'by', 'range', 'compare', 'where', 'interval', 'sort', 'order', 'limit'],
				'format',
			]);
			expect(options.at(-1)?.options).toEqual(['table', 'csv', 'json']);
		});
	});
}
