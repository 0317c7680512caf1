<?php
/**
 * Creates a shop from a description (packages/store-server/src/testing/shops/shop-description.ts) with WooCommerce's
 * own functions, in chronological order. The description refers to items by their positions in its lists.
 */

require __DIR__ . '/start.php';

list( , $root, $input, $output ) = $argv;
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/user.php';
require_once __DIR__ . '/make-settings.php';
require_once __DIR__ . '/make-catalog.php';
require_once __DIR__ . '/make-orders.php';
require_once __DIR__ . '/make-refunds.php';

wp_set_current_user( 1 );
$shop = json_decode( file_get_contents( $input ), true );

/** The created items of each list: ids by position. */
$made = array(
	'rates'      => array(),
	'categories' => array(),
	'attributes' => array(),
	'products'   => array(),
	'variations' => array(),
	'coupons'    => array(),
	'accounts'   => array(),
	'orders'     => array(),
);

make_settings( $shop['settings'] );
$made['rates'] = array_map( 'make_tax_rate', $shop['taxRates'], array_keys( $shop['taxRates'] ) );
make_categories( $shop['categories'] );
foreach ( $shop['attributes'] as $attribute ) {
	$made['attributes'][] = make_attribute( $attribute );
}
foreach ( $shop['products'] as $product ) {
	make_product( $product );
}
$made['coupons'] = array_map( 'make_coupon', $shop['coupons'] );
wp_cache_flush();
foreach ( happenings( $shop ) as $happening ) {
	call_user_func( $happening['do'] );
}
if ( isset( $shop['settings']['earlierTimeZone'] ) ) {
	set_zone( $shop['settings']['timeZone'] );
	import_again();
}
move_variations( $shop['products'] );
end_what_ends( $shop );

file_put_contents( $output, wp_json_encode( $made ) );

/** Registrations, orders, refunds and downloads as one list, in chronological order. */
function happenings( $shop ) {
	$list = array();
	$add  = function ( $at, $todo ) use ( &$list ) {
		$list[] = array(
			'at' => strtotime( $at ),
			'no' => count( $list ),
			'do' => $todo,
		);
	};
	foreach ( $shop['people'] as $place => $person ) {
		if ( $person['account'] ) {
			$add(
				$person['account']['registered'],
				function () use ( $place, $person ) {
					make_account( $place, $person );
				}
			);
		}
	}
	foreach ( $shop['orders'] as $place => $order ) {
		$add(
			$order['created'],
			function () use ( $place, $order, $shop ) {
				make_order( $place, $order, $shop );
			}
		);
		foreach ( $order['refunds'] as $refund ) {
			$add(
				$refund['created'],
				function () use ( $place, $refund ) {
					make_refund( $place, $refund );
				}
			);
		}
	}
	foreach ( $shop['orders'] as $place => $order ) {
		if ( isset( $order['edited'] ) ) {
			$add(
				$order['edited']['at'],
				function () use ( $place, $order ) {
					edit_order( $place, $order['edited'] );
				}
			);
		}
	}
	foreach ( $shop['downloads'] as $download ) {
		$add(
			$download['at'],
			function () use ( $download, $shop ) {
				make_download( $download, $shop );
			}
		);
	}
	usort(
		$list,
		function ( $a, $b ) {
			return array( $a['at'], $a['no'] ) <=> array( $b['at'], $b['no'] );
		}
	);
	return $list;
}

/** Gives variations to other products, as tools for bulk changes do. */
function move_variations( $products ) {
	global $made;
	foreach ( $products as $place => $product ) {
		foreach ( $product['variations'] as $number => $variation ) {
			if ( isset( $variation['movesTo'] ) ) {
				$moved = wc_get_product( $made['variations'][ $place ][ $number ] );
				$moved->set_parent_id( $made['products'][ $variation['movesTo'] ] );
				$moved->save();
			}
		}
	}
}

/** Imports all orders and refunds into the tables of Analytics, as its settings offer. */
function import_again() {
	wp_cache_flush();
	foreach ( array( 'shop_order', 'shop_order_refund' ) as $type ) {
		$ids = wc_get_orders(
			array(
				'type'    => $type,
				'limit'   => -1,
				'return'  => 'ids',
				'orderby' => 'ID',
				'order'   => 'ASC',
				'status'  => array_keys( wc_get_order_statuses() ),
			)
		);
		foreach ( $ids as $id ) {
			\Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler::import( $id );
		}
	}
}

/** Trashes or deletes the items that the shop no longer has. */
function end_what_ends( $shop ) {
	global $made;
	foreach ( $shop['products'] as $place => $product ) {
		foreach ( $product['variations'] as $number => $variation ) {
			if ( 'deleted' === $variation['fate'] ) {
				wc_get_product( $made['variations'][ $place ][ $number ] )->delete( true );
			}
		}
		if ( 'kept' !== $product['fate'] ) {
			wc_get_product( $made['products'][ $place ] )->delete( 'deleted' === $product['fate'] );
		}
	}
	foreach ( $shop['coupons'] as $place => $coupon ) {
		// An expired coupon cannot be applied to an order, so coupons expire only now.
		if ( 'kept' !== $coupon['fate'] ) {
			$gone = new WC_Coupon( $made['coupons'][ $place ] );
			$gone->delete( 'deleted' === $coupon['fate'] );
		} elseif ( null !== $coupon['expires'] ) {
			$old = new WC_Coupon( $made['coupons'][ $place ] );
			$old->set_date_expires( $coupon['expires'] );
			$old->save();
		}
	}
	foreach ( $shop['people'] as $place => $person ) {
		if ( ! empty( $person['leaves'] ) && isset( $made['accounts'][ $place ] ) ) {
			wp_delete_user( $made['accounts'][ $place ] );
		}
	}
	foreach ( $shop['downloads'] as $download ) {
		if ( ! empty( $download['isRevoked'] ) ) {
			WC_Data_Store::load( 'customer-download' )->delete_by_order_id( $made['orders'][ $download['order'] ] );
		}
	}
	foreach ( $shop['taxRates'] as $place => $rate ) {
		if ( 'deleted' === $rate['fate'] ) {
			WC_Tax::_delete_tax_rate( $made['rates'][ $place ] );
		}
	}
}
