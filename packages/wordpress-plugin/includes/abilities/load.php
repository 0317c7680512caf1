<?php
/**
 * WordPress's abilities (6.9 and newer): the query and what belongs to it, for agents and programs. An older WordPress never
 * does these actions, so nothing happens there.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Category and namespace of the abilities. */
const ABILITIES = 'store-analytics';

/**
 * Registers the category.
 */
function register_ability_category() {
	wp_register_ability_category(
		ABILITIES,
		array(
			'label'       => __( 'Store Analytics', 'store-analytics' ),
			'description' => 'The numbers of the shop as its owner sees them: by any dimension, with exact causes of changes, meanings and rows. Read only.',
		)
	);
}

/**
 * Registers the abilities, where the shop has what they read.
 */
function register_abilities() {
	if ( ! defined( 'WC_VERSION' ) || '' !== obstacle() ) {
		return;
	}
	load_queries();
	foreach ( array( 'ability-answers', 'explain', 'rows-behind', 'shop-texts', 'call-log', 'run-ability' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	foreach ( agent_declarations()['abilities'] as $declared ) {
		wp_register_ability( ABILITIES . '/' . $declared['name'], ability_of( $declared ) );
	}
}

/**
 * Returns what WordPress registers.
 *
 * @param array $declared { name, label, description, input, output } of the build.
 * @return array
 */
function ability_of( $declared ) {
	$is_public = agent_access()['is_public'];
	$name      = $declared['name'];
	return array(
		'label'               => $declared['label'],
		'description'         => $declared['description'],
		'category'            => ABILITIES,
		'input_schema'        => with_extension_dimensions( $declared['input'] ) + array( 'default' => array() ),
		'output_schema'       => with_extension_dimensions( $declared['output'] ),
		'permission_callback' => __NAMESPACE__ . '\may_run_ability',
		'execute_callback'    => function ( $input = array() ) use ( $name ) {
			return run_ability( $name, (array) $input );
		},
		'meta'                => array(
			'annotations'  => array(
				'readonly'    => true,
				'destructive' => false,
				'idempotent'  => true,
			),
			'show_in_rest' => true,
			'public'       => $is_public,
			'mcp'          => array(
				'public' => $is_public,
				'type'   => 'tool',
			),
		),
	);
}

/**
 * Checks whether the user may see the shop's reports.
 *
 * @return bool
 */
function may_run_ability() {
	return may_see();
}
