"""Tests of single games beyond their scenarios: data, missions, meanings and advice."""
