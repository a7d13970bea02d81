"""Tests of the repository itself: style checks, versions, supply chain, guides for contributors."""
