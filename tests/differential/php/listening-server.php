<?php
/**
 * A REST server that remembers what it would have sent.
 */
class Listening_Server extends WP_REST_Server {
	/** @var int */
	public $status = 200;
	/** @var array<string, string> */
	public $sent = array();

	/** Remembers the status. */
	protected function set_status( $code ) {
		$this->status = (int) $code;
	}

	/** Remembers a header by its name in small letters. */
	public function send_header( $key, $value ) {
		$this->sent[ strtolower( $key ) ] = (string) $value;
	}
}
