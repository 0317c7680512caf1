<?php
/**
 * What was taxed: by rate, and by place, where several taxes of one place may apply to the same goods. The rules are those of
 * packages/store-server/src/orders/taxable-amounts.ts.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the taxed amount by rate: the net total of all items to which the rate applies. A compound rate also taxes the
 * other taxes of the item, and the compound ones before it.
 *
 * @param array[] $items    As item_of_order() returns.
 * @param int[]   $compound Ids of compound rates.
 * @return float[] By id of the rate.
 */
function taxable_amounts( $items, $compound ) {
	$sums = array();
	foreach ( $items as $item ) {
		$before = array_sum( array_diff_key( $item['taxes'], array_flip( $compound ) ) );
		foreach ( $item['taxes'] as $rate => $tax ) {
			$is_compound   = in_array( $rate, $compound, true );
			$sums[ $rate ] = ( isset( $sums[ $rate ] ) ? $sums[ $rate ] : 0 ) + $item['total'] + ( $is_compound ? $before : 0 );
			$before       += $is_compound ? $tax : 0;
		}
	}
	return $sums;
}

/**
 * Returns, by tax, the part of the net total of all items that no earlier tax of the same place has: where a state, a county
 * and a city tax the same goods, the taxed sales of the place are those of one of them.
 *
 * @param array[] $items As item_of_order() returns.
 * @param array[] $taxes Each with rate_id, country, state; the first of each rate.
 * @return array[] { country, state: amounts } by key of the taxes; taxes without items have none.
 */
function place_bases( $items, $taxes ) {
	$sums = array();
	foreach ( $items as $item ) {
		$counted = array();
		foreach ( $taxes as $key => $tax ) {
			if ( ! isset( $item['taxes'][ $tax['rate_id'] ] ) ) {
				continue;
			}
			$sums += array(
				$key => array(
					'country' => 0,
					'state'   => 0,
				),
			);
			foreach ( array(
				'country' => $tax['country'],
				'state'   => "$tax[country]:$tax[state]",
			) as $kind => $place ) {
				$sums[ $key ][ $kind ] += isset( $counted[ "$kind $place" ] ) ? 0 : $item['total'];

				$counted[ "$kind $place" ] = true;
			}
		}
	}
	return $sums;
}

/**
 * Returns the taxes of a document. Of several with one rate id, the first has the taxed amount, and of several in one place
 * the first has what was taxed there. Nothing is taxed where the tax is 0; under a tax it is unknown.
 *
 * @param array $counted  As counted_refund() returns, or an order as read_documents() does, with `taxed`.
 * @param int[] $compound Ids of compound rates of the order.
 * @param array $order    As read_dimensions() returns.
 * @return array[] { tax_code_id, code, percent, taxed_country, taxed_state, order_tax, shipping_tax, total_tax, taxable_amount, country_base, state_base }.
 */
function taxes_of_document( $counted, $compound, $order ) {
	$taxes  = summed_taxes( $counted['taxed'] );
	$firsts = array();
	foreach ( $taxes as $id => $tax ) {
		list( $country, $state ) = tax_place( $tax, $order );
		$taxes[ $id ]            = compact( 'country', 'state' ) + $tax;
		if ( ! in_array( $tax['rate_id'], array_column( $firsts, 'rate_id' ), true ) ) {
			$firsts[ $id ] = $taxes[ $id ];
		}
	}
	$bases  = taxable_amounts( $counted['items'], $compound );
	$placed = place_bases( $counted['items'], $firsts );
	$rows   = array();
	foreach ( $taxes as $id => $tax ) {
		$total  = $tax['shipping_tax'] + $tax['order_tax'];
		$rest   = isset( $firsts[ $id ] ) && abs( $total ) > 0.0000005 ? null : 0;
		$rows[] = array(
			'tax_code_id'    => tax_code_id( $tax ),
			'code'           => $tax['code'],
			'percent'        => $tax['percent'],
			'taxed_country'  => $tax['country'],
			'taxed_state'    => $tax['state'],
			'order_tax'      => $tax['order_tax'],
			'shipping_tax'   => $tax['shipping_tax'],
			'total_tax'      => $total,
			'taxable_amount' => isset( $firsts[ $id ], $bases[ $tax['rate_id'] ] ) ? $bases[ $tax['rate_id'] ] : $rest,
			'country_base'   => isset( $placed[ $id ] ) ? $placed[ $id ]['country'] : $rest,
			'state_base'     => isset( $placed[ $id ] ) ? $placed[ $id ]['state'] : $rest,
		);
	}
	return $rows;
}

/**
 * Adds up the taxes of documents.
 *
 * @param array[] $taxed Each { taxes: as tax_of_item() returns; sign: 1, -1 }.
 * @return array[] Taxes by reported rate.
 */
function summed_taxes( $taxed ) {
	$sums = array();
	foreach ( $taxed as $document ) {
		foreach ( $document['taxes'] as $tax ) {
			$id   = reported_rate( $tax, $document['taxes'] );
			$sum  = isset( $sums[ $id ] ) ? $sums[ $id ] : array(
				'order_tax'    => 0,
				'shipping_tax' => 0,
			);
			$here = array(
				'order_tax'    => $sum['order_tax'] + $document['sign'] * $tax['order_tax'],
				'shipping_tax' => $sum['shipping_tax'] + $document['sign'] * $tax['shipping_tax'],
			);

			$sums[ $id ] = $here + $tax;
		}
	}
	return $sums;
}
