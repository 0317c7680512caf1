<?php
/**
 * A REST server that records what it would have sent.
 */
class Listening_Server extends WP_REST_Server {
	/** @var int */
	public $status = 200;
	/** @var array<string, string> */
	public $sent = array();

	/** Records the status. */
	protected function set_status( $code ) {
		$this->status = (int) $code;
	}

	/** Records a header by its name in lower case. */
	public function send_header( $key, $value ) {
		$this->sent[ strtolower( $key ) ] = (string) $value;
	}
}
