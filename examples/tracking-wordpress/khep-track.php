<?php
/**
 * Plugin Name: Khep order tracking
 * Description: The shortcode [khep_track brand="your-brand"] shows an order tracking form.
 * Version: 0.1.0
 * Requires PHP: 7.4
 */

if (!defined('ABSPATH')) {
    exit;
}

/** Address and hash of the widget's script, from your snippet. */
const KHEP_TRACK_SCRIPT = '{{script_url}}';
const KHEP_TRACK_INTEGRITY = '{{integrity}}';

function khep_track_shortcode($attributes): string
{
    $given = shortcode_atts(['brand' => '', 'lang' => '', 'theme' => 'auto'], $attributes, 'khep_track');
    wp_enqueue_script('khep-track', KHEP_TRACK_SCRIPT, [], null, ['strategy' => 'async']);
    return sprintf(
        '<khep-track brand="%s"%s theme="%s"></khep-track>',
        esc_attr($given['brand']),
        $given['lang'] === '' ? '' : sprintf(' lang="%s"', esc_attr($given['lang'])),
        esc_attr($given['theme'])
    );
}
add_shortcode('khep_track', 'khep_track_shortcode');

/** WordPress has no option for the hash of a script. */
function khep_track_integrity(string $tag, string $handle): string
{
    return $handle === 'khep-track'
        ? str_replace(' src=', sprintf(' integrity="%s" crossorigin="anonymous" src=', esc_attr(KHEP_TRACK_INTEGRITY)), $tag)
        : $tag;
}
add_filter('script_loader_tag', 'khep_track_integrity', 10, 2);
