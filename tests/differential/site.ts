import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { DatabaseServer } from './database';
import { againAfterSignal, runPhp } from './php-process';

/** A real shop: WordPress with WooCommerce, without a web server, controlled by PHP scripts. */
export interface Site {
	/** The folder of its WordPress. */
	readonly root: string;
	/**
	 * Resets the shop to its state after the setup if `script` makes one. Runs the script of `php/`, or of a path, with a JSON
	 * document as its input, and returns the JSON that it writes.
	 */
	run(script: string, input: unknown): unknown;
	/** The tables of analytics from which WooCommerce counts its numbers, with the names of their columns. */
	analytics(): string;
}

interface Source {
	readonly wordpress: string;
	readonly woocommerce: string;
	/** Where a web server shows the site, without encryption; without it the site is https://shop.example. */
	readonly address?: string;
}

const scripts = path.resolve('tests/differential/php');
const DATABASE = 'shop';

/** Copies WordPress and WooCommerce into `folder` and sets both up, with orders in their own tables (HPOS). */
export function setUpSite(folder: string, database: DatabaseServer, from: Source): Site {
	const root = path.join(folder, 'wordpress');
	cpSync(from.wordpress, root, { recursive: true });
	cpSync(from.woocommerce, path.join(root, 'wp-content/plugins/woocommerce'), { recursive: true });
	mkdirSync(path.join(root, 'wp-content/mu-plugins'));
	cpSync(path.join(scripts, 'alone.php'), path.join(root, 'wp-content/mu-plugins/alone.php'));
	writeFileSync(
		path.join(root, 'wp-config.php'),
		configuration(database.socket, folder, from.address),
	);
	database.run(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4`);

	const php = (script: string, input: string, output: string) =>
		runPhp(folder, [path.resolve(scripts, `${script}.php`), root, input, output]);
	// Each step needs a WordPress that has started after the previous step.
	for (const step of ['install', 'activate', 'finish']) php('set-up', step, '');
	database.keep(DATABASE);

	return {
		root,
		run(script, input) {
			const [asked, responses] = ['input', 'output'].map((kind) =>
				path.join(folder, `${path.basename(script)}-${kind}.json`),
			) as [string, string]; // as: two names
			writeFileSync(asked, JSON.stringify(input));
			againAfterSignal(() => {
				if (script === 'make-shop') database.restore(DATABASE);
				php(script, asked, responses);
			});
			return JSON.parse(readFileSync(responses, 'utf8'));
		},
		analytics: () =>
			['order_stats', 'order_product_lookup', 'order_tax_lookup', 'order_coupon_lookup']
				.map((name) => {
					const columns = database.run(
						`SELECT column_name FROM information_schema.columns WHERE table_schema = '${DATABASE}' AND table_name = 'wp_wc_${name}' ORDER BY ordinal_position;`,
					);
					const rows = database.run(`SELECT * FROM ${DATABASE}.wp_wc_${name} ORDER BY 1, 2;`);
					return `${name}\n${columns.trim().replaceAll('\n', '\t')}\n${rows}`;
				})
				.join('\n'),
	};
}

function configuration(socket: string, folder: string, address?: string): string {
	const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
		`${name}_KEY`,
		`${name}_SALT`,
	]);
	const constants = {
		DB_NAME: DATABASE,
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST: `localhost:${socket}`,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		// WordPress takes passwords of applications over encrypted connections, and in local environments.
		...(address && { WP_HOME: address, WP_SITEURL: address, WP_ENVIRONMENT_TYPE: 'local' }),
		...Object.fromEntries(keys.map((key) => [key, `${key} of a shop that lives for minutes`])),
	};
	const defined = Object.entries(constants).map(
		([name, value]) => `define( '${name}', '${value}' );`,
	);
	return [
		'<?php',
		...defined,
		"define( 'WP_HTTP_BLOCK_EXTERNAL', true );",
		"define( 'DISABLE_WP_CRON', true );",
		"define( 'AUTOMATIC_UPDATER_DISABLED', true );",
		"define( 'WP_DEBUG', false );",
		`define( 'WP_TEMP_DIR', '${folder}' );`,
		"$table_prefix = 'wp_';",
		"if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }",
		"require_once ABSPATH . 'wp-settings.php';",
		'',
	].join('\n');
}
