<?php
/**
 * A stand-in for WP-CLI: it keeps the registered commands, and prints to stdout and stderr as WP-CLI does.
 */

namespace {
	define( 'WP_CLI', true );

	class WP_CLI {
		public static $commands = array();

		public static function add_command( $name, $run, $args = array() ) {
			self::$commands[ $name ] = array( 'run' => $run ) + $args;
		}

		public static function line( $text = '' ) {
			echo "$text\n";
		}

		public static function success( $text ) {
			echo "Success: $text\n";
		}

		public static function warning( $text ) {
			$GLOBALS['stderr_of_tests'][] = "Warning: $text";
		}

		public static function error( $text, $ends = true ) {
			$GLOBALS['stderr_of_tests'][] = "Error: $text";
		}

		public static function halt( $code ) {
			throw new Exception( (string) $code );
		}
	}
}

namespace WP_CLI\Utils {
	function format_items( $format, $items, $fields ) {
		if ( 'json' === $format ) {
			echo wp_json_encode( $items ) . "\n";
			return;
		}
		$out = fopen( 'php://output', 'w' );
		foreach ( array_merge( array( $fields ), array_map( 'array_values', $items ) ) as $row ) {
			fputcsv( $out, $row, 'csv' === $format ? ',' : "\t", '"', '\\' );
		}
	}

	function make_progress_bar( $text, $total ) {
		return new class() {
			public function tick( $by ) {
				$GLOBALS['ticks_of_tests'] = ( isset( $GLOBALS['ticks_of_tests'] ) ? $GLOBALS['ticks_of_tests'] : 0 ) + $by;
			}

			public function finish() {}
		};
	}
}
