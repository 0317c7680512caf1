<?php
/**
 * A stand-in for the abilities of WordPress 6.9, for tests on an older one: it registers, checks schemas and permission, and
 * runs, as the public documentation says. A WordPress that has abilities is used itself.
 */

if ( ! function_exists( 'wp_register_ability' ) ) {
	final class Ability_Of_Tests {
		public $name;
		public $args;

		public function __construct( $name, $args ) {
			$this->name = $name;
			$this->args = $args;
		}

		public function get_meta() {
			return $this->args['meta'];
		}

		public function get_input_schema() {
			return $this->args['input_schema'];
		}

		public function execute( $input = null ) {
			$input = null === $input && isset( $this->args['input_schema']['default'] ) ? $this->args['input_schema']['default'] : $input;
			$valid = rest_validate_value_from_schema( $input, $this->args['input_schema'], 'input' );
			if ( is_wp_error( $valid ) ) {
				return new WP_Error( 'ability_invalid_input', $valid->get_error_message() );
			}
			if ( true !== call_user_func( $this->args['permission_callback'], $input ) ) {
				return new WP_Error( 'ability_invalid_permissions', $this->name );
			}
			$result = call_user_func( $this->args['execute_callback'], $input );
			if ( is_wp_error( $result ) ) {
				return $result;
			}
			$valid = rest_validate_value_from_schema( $result, $this->args['output_schema'], 'output' );
			return is_wp_error( $valid ) ? new WP_Error( 'ability_invalid_output', $valid->get_error_message() ) : $result;
		}
	}

	function wp_register_ability_category( $slug, $args ) {
		$GLOBALS['categories_of_tests'][ $slug ] = $args;
	}

	function wp_register_ability( $name, $args ) {
		if ( ! isset( $GLOBALS['categories_of_tests'][ $args['category'] ] ) || ! preg_match( '~^[a-z0-9-]+/[a-z0-9-]+$~D', $name ) ) {
			throw new Exception( "$name cannot be registered" );
		}
		$GLOBALS['abilities_of_tests'][ $name ] = new Ability_Of_Tests( $name, $args );
	}

	function wp_get_abilities() {
		return isset( $GLOBALS['abilities_of_tests'] ) ? $GLOBALS['abilities_of_tests'] : array();
	}

	function wp_get_ability( $name ) {
		return wp_get_abilities()[ $name ];
	}

	do_action( 'wp_abilities_api_categories_init' );
	do_action( 'wp_abilities_api_init' );
}
