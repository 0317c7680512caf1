import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startWordPress, type Installation } from '../installation';
import { packPlugin } from '../plugin-zip';
import { addPlugins, ourPlugin } from '../plugins';
import { standIn } from '../shop';
import { startStore, type Store } from '../store';
import { markAsFollowing } from '../../../../packages/store-server/src/testing/followed-store';
import {
	makeStoreFile,
	NOW,
	serveStore,
	settingsOfShop,
	shopToken,
	type FollowingStore,
} from './following-store';
import { FaultProxy } from './fault-proxy';
import { restSession, type AskRest } from './rest-session';

/**
 * The plugin's clock shows the store server's time. Tests can advance it, even during a request. Unless a test is about
 * timeouts (`hasOwnTimeouts`), no time passes for the plugin while it waits, because a busy machine is not a failed
 * store server.
 */
const CLOCK = `<?php
namespace StoreAnalytics {
	function rig( $name ) {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", "rig_$name" ) );
	}
	function time() {
		return ${NOW.getTime() / 1000} + (int) rig( 'later' );
	}
	function microtime( $as_float ) {
		return rig( 'own_timeouts' ) ? \\microtime( $as_float ) : ${NOW.getTime() / 1000}.0;
	}
	add_filter( 'http_request_args', function ( $args ) {
		// What does not wait for a response ends here at once: the test runs PHP and answers in one process.
		return rig( 'own_timeouts' ) || ! $args['blocking'] ? $args : array( 'timeout' => 60 ) + $args;
	} );
}
`;

/** A shop whose plugin has a store server, beside the stand-in for its WooCommerce. */
export interface ShopWithServer {
	readonly site: Installation;
	readonly ask: AskRest;
	readonly proxy: FaultProxy;
	readonly woocommerce: Store;
	readonly file: string;
	/** Address of the proxy, which the plugin uses as its store server. */
	readonly address: string;
	readonly store: FollowingStore;
	/** Chooses the proxy as the store server, as the owner does. */
	connect(): Promise<void>;
	/** Gives the plugin the timeouts of a real shop, until `reset`. */
	hasOwnTimeouts(): void;
	/** Restores a working state after a failure. */
	reset(): Promise<void>;
	close(): Promise<void>;
}

/** Opens one; after a failure, everything that was started ends. */
export async function openShopWithServer(): Promise<ShopWithServer> {
	const endings: (() => unknown)[] = [];
	const close = async () => {
		for (const end of endings.reverse()) await end();
	};
	try {
		const woocommerce = await startStore();
		endings.push(() => woocommerce.stop());
		const site = await startWordPress('6.6');
		endings.push(() => site.stop());
		const { file, remove } = await makeStoreFile();
		endings.push(remove);
		const store = await serveStore(file, site.url);
		endings.push(() => store.stop());
		const proxy = new FaultProxy(store.port);
		const address = await proxy.open();
		endings.push(() => proxy.close());
		writeFileSync(path.join(site.folder, 'wp-content/mu-plugins/clock.php'), CLOCK);
		const zip = packPlugin();
		const shop = standIn({ ...woocommerce, version: '9.4.0' });
		const settings = await settingsOfShop(store.database);
		addPlugins(site, { ...shop, then: settings }, ourPlugin(zip.file));
		zip.remove();
		const ask = await restSession(site);
		const connect = async () => {
			const typed = { address: `${address}/`, token: shopToken };
			const { body } = await ask('/store-analytics/v1/store-server', {}, typed);
			expect(body).toEqual({ address, has_token: true, max_age: 10, fixed: [] });
		};
		const hasOwnTimeouts = () => void site.php(`update_option( 'rig_own_timeouts', 1 );`);
		const reset = async () => {
			proxy.instead = null;
			site.php(
				`foreach ( array( 'store_analytics_server_pause', 'rig_later', 'rig_own_timeouts' ) as $name ) delete_option( $name );`,
			);
			await markAsFollowing(store.database, NOW.getTime() - 42_000);
		};
		return {
			site,
			ask,
			proxy,
			woocommerce,
			file,
			address,
			store,
			connect,
			hasOwnTimeouts,
			reset,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
